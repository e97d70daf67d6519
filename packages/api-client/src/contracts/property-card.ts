import type { Cents } from '@motel/booking-core';
import * as z from 'zod/mini';
import {
  alternativeFields,
  type OwnFacts,
  optionalTexts,
  ownFactFields,
  ownFactsOf,
  type PropertyPicture,
  picturesOf,
  propertyName,
  roomTypeOf,
  textsOf,
} from './property-fields.ts';
import { count, money, optionalText } from './wire-fields.ts';

/** A property in a list. */
export interface PropertyCard extends OwnFacts {
  readonly id: string;
  readonly title?: string | undefined;
  readonly image?: PropertyPicture | undefined;
  readonly badge?: string | undefined;
  /** The owner's flag, never tonight's occupancy (D13). */
  readonly inStock: boolean;
  readonly roomType: string;
  readonly isSmokingAllowed: boolean;
  readonly price: Cents;
  /** How its price stands to the taxes, where the desk has changed that: `taxes included`. */
  readonly taxes?: string | undefined;
  readonly rating: number;
  /** How many people it is for. */
  readonly guest?: number | undefined;
  /** Pets in a whole booking. */
  readonly allowedPets?: number | undefined;
  /** The words of /hotel-card about the room and its terms, where they are not those of §2. */
  readonly cardFacts?: readonly string[] | undefined;
  readonly cardTerms?: readonly string[] | undefined;
}

const { title, name, image, images, imageAlts, roomType, detail } = alternativeFields;

/** One entry of `GET /api/property/get-all-properties`. */
export const propertyCard = z.pipe(
  z.object({
    _id: z.string().check(z.minLength(1)),
    title,
    name,
    image,
    images,
    imageAlts,
    roomType,
    detail,
    badge: optionalText,
    inStock: z.boolean(),
    isSmokingAllowed: z.optional(z.boolean()),
    price: money,
    taxes: optionalText,
    rating: z.number(),
    guest: z.optional(count),
    allowedPets: z.optional(count),
    ...ownFactFields,
    cardFacts: optionalTexts,
    cardTerms: optionalTexts,
  }),
  z.transform(
    (wire): PropertyCard => ({
      id: wire._id,
      title: propertyName(wire),
      image: picturesOf(wire)[0],
      badge: wire.badge,
      inStock: wire.inStock,
      roomType: roomTypeOf(wire),
      isSmokingAllowed: wire.isSmokingAllowed ?? false,
      taxes: wire.taxes,
      price: wire.price,
      rating: wire.rating,
      guest: wire.guest,
      allowedPets: wire.allowedPets,
      ...ownFactsOf(wire),
      cardFacts: textsOf(wire.cardFacts),
      cardTerms: textsOf(wire.cardTerms),
    }),
  ),
);

export const propertyCards = z.array(propertyCard);
export type PropertyCardsWire = z.input<typeof propertyCards>;
