import { NO_MONEY, type RoomOffer } from '@motel/booking-core';
import * as z from 'zod/mini';
import {
  alternativeFields,
  nameOf,
  type PropertyPicture,
  picturesOf,
  placeOf,
  roomTypeOf,
} from './property-fields.ts';
import { count, money, optionalText } from './wire-fields.ts';

/** A property on its own page, with everything that core needs to price it. */
export interface Property extends RoomOffer {
  readonly id: string;
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
}

/** The answer of `GET /api/property/getPropertyDetail/{id}`. */
export const property = z.pipe(
  z.object({
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
    petFeePerPet: z.optional(money),
    isPetFriendly: z.optional(z.boolean()),
    isSmokingAllowed: z.optional(z.boolean()),
    inStock: z.optional(z.boolean()),
    defaultAllowedPersons: z.optional(z.nullable(z.int().check(z.gte(1)))),
    extraPersonCharge: z.optional(money),
  }),
  z.transform(
    (wire): Property => ({
      id: wire._id,
      title: nameOf(wire),
      location: placeOf(wire),
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
      roomType: roomTypeOf(wire),
      pricePerNight: wire.price,
      petFeePerPet: wire.petFeePerPet ?? NO_MONEY,
      extraPersonCharge: wire.extraPersonCharge ?? NO_MONEY,
      isPetFriendly: wire.isPetFriendly ?? false,
      allowedPets: wire.allowedPets ?? 0,
      defaultAllowedPersons: wire.defaultAllowedPersons ?? undefined,
    }),
  ),
);

export type PropertyWire = z.input<typeof property>;
