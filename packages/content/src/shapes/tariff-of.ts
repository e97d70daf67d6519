import {
  type ArticleData,
  type FeeData,
  roomLimitsOf,
  specificationTariff,
  sum,
  type TariffData,
  toDollars,
} from '@motel/booking-core';
import type { Rates } from './rates.ts';
import type { PropertyContent } from './room.ts';

/** Writes the tariff of §9 for these rooms, with the taxes, seasons and steps of their owner. */
export function tariffOf(
  properties: readonly PropertyContent[],
  rates: Rates,
  adultsOnly = false,
): TariffData {
  const standard = specificationTariff(
    Object.fromEntries(
      properties.map((room) => [
        room.id,
        {
          ...roomLimitsOf(room),
          pricePerNight: toDollars(room.pricePerNight),
          petFee: toDollars(room.petFeePerPet),
          extraPersonCharge: toDollars(room.extraPersonCharge),
        },
      ]),
    ),
    rates.chargedBy,
  );
  const seasonal = rates.seasons.flatMap(({ more, ...season }) =>
    properties.map((room) => ({
      room: room.id,
      ...season,
      price: toDollars(sum(room.pricePerNight, more)),
    })),
  );
  const extras = (standard.fees ?? []).filter((fee) => !('percent' in fee));
  const { round: _, ...rest } = standard;
  return {
    ...rest,
    currency: rates.currency,
    ...(adultsOnly && { ages: { adultsOnly } }),
    ...(rates.round !== undefined && { round: rates.round }),
    nightly: [...standard.nightly, ...seasonal],
    steps: rates.steps,
    fees: [...extras, ...rates.taxes.map((tax) => feeOf(tax, ['rooms', ...extras.map(({ id }) => id)]))],
    policies: rates.policies,
    ...(rates.articles !== undefined && { articles: rates.articles.map(articleOf) }),
  };
}

function articleOf({ price, ...article }: NonNullable<Rates['articles']>[number]): ArticleData {
  return { ...article, ...(price !== undefined && { price: toDollars(price) }) };
}

/** A tax as a tariff has it. @param base the lines that a percentage is taken of, unless it names its own */
function feeOf(written: Rates['taxes'][number], base: readonly string[]): FeeData {
  const { amount, most, exemptFromNights, ...tax } = written;
  const { percent, included, label } = tax;
  return {
    ...(percent === undefined
      ? { tax: { name: label } }
      : { of: base, ...(included !== true && { always: true }) }),
    ...tax,
    ...(amount !== undefined && { amount: toDollars(amount) }),
    ...(most !== undefined && { most: toDollars(most) }),
    ...(exemptFromNights !== undefined && { exempt: { fromNights: exemptFromNights } }),
  } as FeeData;
}
