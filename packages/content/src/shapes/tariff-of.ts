import { roomLimitsOf, specificationTariff, sum, type TariffData, toDollars } from '@motel/booking-core';
import type { Rates } from './rates.ts';
import type { PropertyContent } from './room.ts';

/** Writes the tariff of §9 for these rooms, with the seasons and steps of their owner. */
export function tariffOf(properties: readonly PropertyContent[], rates: Rates): TariffData {
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
  return {
    ...standard,
    nightly: [...standard.nightly, ...seasonal],
    steps: rates.steps,
    fees: (standard.fees ?? []).map((fee) => {
      if (fee.id === 'taxes') return { ...fee, ...rates.taxes };
      return fee.id === 'tourism-levy' ? { ...fee, ...rates.tourismLevy } : fee;
    }),
    policies: rates.policies,
  };
}
