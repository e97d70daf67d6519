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
import * as z from 'zod/mini';
import {
  alternativeFields,
  type OwnFacts,
  optionalTexts,
  ownFactFields,
  ownFactsOf,
  type PropertyPicture,
  picturesOf,
  placeNameOf,
  propertyName,
  roomTypeOf,
  textsOf,
} from './property-fields.ts';
import { count, money, optionalText } from './wire-fields.ts';

/** A property on its own page, with everything that core needs to price it. */
export interface Property extends RoomLimits, OwnFacts {
  readonly id: string;
  /** By which a stay in this room is priced; its key in it is the id. */
  readonly tariff: TariffData;
  /** Tonight's, before fees. */
  readonly pricePerNight: Cents;
  /** How its prices stand to the taxes, where the desk has changed that. */
  readonly taxes?: string | undefined;
  readonly petFeePerPet: Cents;
  readonly extraPersonCharge: Cents;
  readonly roomType: string;
  readonly isPetFriendly: boolean;
  readonly title?: string | undefined;
  /** `city, country`. */
  readonly location?: string | undefined;
  readonly images: readonly PropertyPicture[];
  readonly guest: number;
  readonly bedroom: number;
  readonly bed: number;
  readonly bathroom: number;
  readonly rating: number;
  readonly reviews: number;
  readonly description: string;
  readonly isSmokingAllowed: boolean;
  readonly inStock: boolean;
  /** Some promotion code is about it. */
  readonly takesPromotionCodes: boolean;
  /** Its amenities, and the line beside its rating, where they are not those of §2. */
  readonly amenities?: readonly string[] | undefined;
  readonly favourite?: string | undefined;
}

const wireProperty = z.object({
  ...alternativeFields,
  _id: z.string().check(z.minLength(1)),
  guest: z.optional(count),
  bedroom: z.optional(count),
  bed: z.optional(count),
  bathroom: z.optional(z.number().check(z.gte(0))),
  allowedPets: z.optional(count),
  rating: z.optional(z.number()),
  reviews: z.optional(count),
  description: optionalText,
  price: money,
  taxes: optionalText,
  petFeePerPet: z.optional(money),
  isPetFriendly: z.optional(z.boolean()),
  isSmokingAllowed: z.optional(z.boolean()),
  inStock: z.optional(z.boolean()),
  defaultAllowedPersons: z.optional(z.nullable(z.int().check(z.gte(1)))),
  extraPersonCharge: z.optional(money),
  sleeps: z.optional(z.int().check(z.gte(1))),
  takesPromotionCodes: z.optional(z.boolean()),
  /** A `TariffData` of core; absent: the formulas of §9 with the prices of this answer. */
  tariff: z.optional(z.unknown()),
  ...ownFactFields,
  amenities: optionalTexts,
  favourite: optionalText,
});

/** The answer of `GET /api/property/getPropertyDetail/{id}`. */
export const property = z.pipe(
  wireProperty,
  z.transform(
    (wire, context): Property => ({
      ...pricedBy(wire, roomTypeOf(wire), context),
      id: wire._id,
      title: propertyName(wire),
      location: placeNameOf(wire),
      images: picturesOf(wire),
      guest: wire.guest ?? 0,
      bedroom: wire.bedroom ?? 0,
      bed: wire.bed ?? 0,
      bathroom: wire.bathroom ?? 0,
      rating: wire.rating ?? 0,
      reviews: wire.reviews ?? 0,
      description: wire.description ?? '',
      isSmokingAllowed: wire.isSmokingAllowed ?? false,
      inStock: wire.inStock ?? true,
      takesPromotionCodes: wire.takesPromotionCodes ?? false,
      roomType: roomTypeOf(wire),
      pricePerNight: wire.price,
      taxes: wire.taxes,
      petFeePerPet: wire.petFeePerPet ?? NO_MONEY,
      extraPersonCharge: wire.extraPersonCharge ?? NO_MONEY,
      isPetFriendly: wire.isPetFriendly ?? false,
      ...ownFactsOf(wire),
      amenities: textsOf(wire.amenities),
      favourite: wire.favourite,
    }),
  ),
);

export type PropertyWire = z.input<typeof property>;
type WireProperty = z.output<typeof wireProperty>;

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

function standardTariff({ _id, price, petFeePerPet, extraPersonCharge }: WireProperty, limits: RoomLimits) {
  return specificationTariff({
    [_id]: {
      ...limits,
      pricePerNight: dollarDigits(price),
      petFee: dollarDigits(petFeePerPet ?? NO_MONEY),
      extraPersonCharge: dollarDigits(extraPersonCharge ?? NO_MONEY),
    },
  });
}
