import {
  dollarDigits,
  NO_MONEY,
  parseTariff,
  type RoomLimits,
  roomLimitsOf,
  specificationTariff,
  type TariffData,
  TariffError,
} from '@motel/booking-core';
import * as z from 'zod/mini';
import {
  alternativeFields,
  optionalTexts,
  ownFactFields,
  picturesOf,
  placeNameOf,
  propertyName,
  roomTypeOf,
} from './property-fields.ts';
import { count, money, optionalText } from './wire-fields.ts';

const wireProperty = z.object({
  ...alternativeFields,
  _id: z.string().check(z.minLength(1)),
  guest: z._default(count, 0),
  bedroom: z._default(count, 0),
  bed: z._default(count, 0),
  bathroom: z._default(z.number().check(z.gte(0)), 0),
  allowedPets: z._default(count, 0),
  rating: z._default(z.number(), 0),
  reviews: z._default(count, 0),
  description: optionalText,
  price: money,
  /** How its prices stand to the taxes, where the desk has changed that. */
  taxes: optionalText,
  petFeePerPet: z._default(money, NO_MONEY),
  isPetFriendly: z._default(z.boolean(), false),
  isSmokingAllowed: z._default(z.boolean(), false),
  inStock: z._default(z.boolean(), true),
  defaultAllowedPersons: z.optional(z.nullable(z.int().check(z.gte(1)))),
  extraPersonCharge: z._default(money, NO_MONEY),
  sleeps: z.optional(z.int().check(z.gte(1))),
  /** Some promotion code is about it. */
  takesPromotionCodes: z._default(z.boolean(), false),
  /** A `TariffData` of core; absent: the formulas of §9 with the prices of this answer. */
  tariff: z.optional(z.unknown()),
  ...ownFactFields,
  /** Its terms of cancelling, in sentences; absent, those of the motel hold. */
  terms: optionalText,
  amenities: optionalTexts,
  /** Prices of a week and of a month from tonight, before taxes, where they cost less than their nights. */
  longer: optionalTexts,
  /** The line beside its rating. */
  favourite: optionalText,
});
type WireProperty = z.output<typeof wireProperty>;

/** The answer of `GET /api/property/getPropertyDetail/{id}`. */
export const property = z.pipe(
  wireProperty,
  z.transform((wire, context) => {
    const { _id: id, price: pricePerNight, title, name, location, city, country, ...shown } = wire;
    const { image, imageAlts, detail, allowedPets, defaultAllowedPersons, ...facts } = shown;
    const roomType = roomTypeOf(wire);
    /** The place is `city, country`. */
    const names: { readonly title?: string | undefined; readonly location?: string | undefined } = {
      title: propertyName({ title, name }),
      location: placeNameOf({ location, city, country }),
    };
    return {
      ...facts,
      ...names,
      ...pricedBy(wire, roomType, context),
      id,
      images: picturesOf(wire),
      description: wire.description ?? '',
      roomType,
      /** Tonight's, before fees. */
      pricePerNight,
    };
  }),
);

export type PropertyWire = z.input<typeof property>;
/** A property on its own page, with everything that core needs to price it. */
export type Property = z.output<typeof property>;

/**
 * The places of a property and the tariff that prices it: its own, or the formulas of §9 with its prices. A tariff
 * that is refused is an issue of the answer.
 */
function pricedBy(
  wire: WireProperty,
  roomType: string,
  context: z.core.ParsePayload,
): RoomLimits & { readonly tariff: TariffData } {
  try {
    const limits = roomLimitsOf({
      roomType,
      defaultAllowedPersons: wire.defaultAllowedPersons ?? undefined,
      sleeps: wire.sleeps,
      isPetFriendly: wire.isPetFriendly,
      allowedPets: wire.allowedPets,
    });
    const tariff = parseTariff(wire.tariff ?? standardTariff(wire, limits)).data;
    return { ...limits, adultsOnly: tariff.ages?.adultsOnly, tariff };
  } catch (error) {
    if (!(error instanceof TariffError || error instanceof RangeError)) throw error;
    context.issues.push({ code: 'custom', input: wire.tariff, path: ['tariff'], message: error.message });
    return { ...NO_PLACES, tariff: standardTariff(wire, NO_PLACES) };
  }
}

const NO_PLACES: RoomLimits = { sleeps: 1, included: 1, pets: 0 };

function standardTariff({ _id, price, petFeePerPet, extraPersonCharge }: WireProperty, limits: RoomLimits) {
  return specificationTariff({
    [_id]: {
      ...limits,
      pricePerNight: dollarDigits(price),
      petFee: dollarDigits(petFeePerPet),
      extraPersonCharge: dollarDigits(extraPersonCharge),
    },
  });
}
