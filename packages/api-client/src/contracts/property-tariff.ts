import {
  type Cents,
  dollarDigits,
  NO_MONEY,
  parseTariff,
  type RoomLimits,
  roomLimitsOf,
  specificationTariff,
  type TariffData,
  TariffError,
} from '@motel/booking-core';
import type * as z from 'zod/mini';

/** The fields of a property that its places and prices follow from. */
export interface PricedFields {
  readonly _id: string;
  readonly price: Cents;
  readonly petFeePerPet?: Cents | undefined;
  readonly extraPersonCharge?: Cents | undefined;
  readonly defaultAllowedPersons?: number | null | undefined;
  readonly sleeps?: number | undefined;
  readonly isPetFriendly?: boolean | undefined;
  readonly allowedPets?: number | undefined;
  readonly tariff?: unknown;
}

/**
 * The places of a property and the tariff that prices it: its own, or the formulas of §9 with its prices. A tariff
 * that is refused is an issue of the answer.
 */
export function pricedBy(
  wire: PricedFields,
  roomType: string,
  context: z.core.ParsePayload,
): RoomLimits & { readonly tariff: TariffData } {
  try {
    const limits = roomLimitsOf({
      roomType,
      defaultAllowedPersons: wire.defaultAllowedPersons ?? undefined,
      sleeps: wire.sleeps,
      isPetFriendly: wire.isPetFriendly ?? false,
      allowedPets: wire.allowedPets ?? 0,
    });
    const tariff = wire.tariff ?? standardTariff(wire, limits);
    return { ...limits, tariff: parseTariff(tariff).data };
  } catch (error) {
    if (!(error instanceof TariffError || error instanceof RangeError)) throw error;
    context.issues.push({ code: 'custom', input: wire.tariff, path: ['tariff'], message: error.message });
    return { sleeps: 1, included: 1, pets: 0, tariff: standardTariff(wire, NO_PLACES) };
  }
}

const NO_PLACES: RoomLimits = { sleeps: 1, included: 1, pets: 0 };

function standardTariff({ _id, price, petFeePerPet, extraPersonCharge }: PricedFields, limits: RoomLimits) {
  return specificationTariff({
    [_id]: {
      ...limits,
      pricePerNight: dollarDigits(price),
      petFee: dollarDigits(petFeePerPet ?? NO_MONEY),
      extraPersonCharge: dollarDigits(extraPersonCharge ?? NO_MONEY),
    },
  });
}
