import {
  type ArticleData,
  type Cents,
  type FeeData,
  type NightlyData,
  roomLimitsOf,
  specificationTariff,
  sum,
  type TariffData,
  toDollars,
} from '@motel/booking-core';
import { isAbout } from '@motel/booking-core/rates';
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
  const { seasons = [], nightly = [], periods, codes, demand } = rates;
  const seasonal = seasons.flatMap(({ more, ...season }) =>
    properties.map((room) => ({
      room: room.id,
      ...season,
      price: toDollars(sum(room.pricePerNight, more)),
    })),
  );
  const extras = [
    ...(standard.fees ?? []).filter((fee) => !('percent' in fee)),
    ...(rates.fees ?? []).map(feeOf),
  ];
  const base = ['rooms', ...extras.map(({ id }) => id)];
  const { round: _, ...rest } = standard;
  return {
    ...rest,
    currency: rates.currency,
    ...(adultsOnly && { ages: { adultsOnly } }),
    ...(rates.round !== undefined && { round: rates.round }),
    nightly: [
      ...standard.nightly.filter(({ room }) => !nightly.some((entry) => isAllYear(entry, `${room}`))),
      ...seasonal,
      ...nightly,
    ],
    steps: rates.steps,
    ...(periods !== undefined && { periods }),
    ...(codes !== undefined && { codes }),
    ...(demand !== undefined && { demand }),
    fees: [...extras, ...rates.taxes.map((tax) => taxOf(tax, base))],
    policies: rates.policies,
    ...(rates.articles !== undefined && { articles: rates.articles.map(articleOf) }),
    ...(rates.plans !== undefined && { plans: rates.plans }),
  };
}

export function isAllYear(entry: NightlyData, room: string): boolean {
  const { price, from, to, on } = entry;
  return price !== undefined && (from ?? to ?? on) === undefined && isAbout(entry, room);
}

function articleOf({ price, ...article }: NonNullable<Rates['articles']>[number]): ArticleData {
  return { ...article, ...(price !== undefined && { price: toDollars(price) }) };
}

/** A tax as a tariff has it. @param base the lines that a percentage is taken of, unless it names its own */
function taxOf(tax: Rates['taxes'][number], base: readonly string[]): FeeData {
  const { percent, included, label } = tax;
  return {
    ...(percent === undefined
      ? { tax: { name: label } }
      : { of: base, ...(included !== true && { always: true }) }),
    ...feeOf(tax),
  };
}

function feeOf({ amount, most, exemptFromNights, ...fee }: Rates['taxes'][number]): FeeData {
  return {
    ...fee,
    ...(amount !== undefined && { amount: amountOf(amount) }),
    ...(most !== undefined && { most: toDollars(most) }),
    ...(exemptFromNights !== undefined && { exempt: { fromNights: exemptFromNights } }),
  } as FeeData;
}

function amountOf(amount: Cents | Readonly<Record<string, Cents>>) {
  if (typeof amount === 'number') return toDollars(amount);
  return Object.fromEntries(Object.entries(amount).map(([room, each]) => [room, toDollars(each)]));
}
