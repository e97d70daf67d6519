import * as z from 'zod/mini';
import {
  alternativeFields,
  optionalTexts,
  ownFactFields,
  picturesOf,
  propertyName,
  roomTypeOf,
} from './property-fields.ts';
import { count, money, optionalText } from './wire-fields.ts';

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
    /** The owner's flag, never tonight's occupancy (D13). */
    inStock: z.boolean(),
    isSmokingAllowed: z._default(z.boolean(), false),
    price: money,
    /** How its price stands to the taxes, where the desk has changed that: `taxes included`. */
    taxes: optionalText,
    rating: z.number(),
    guest: z.optional(count),
    /** Pets in a whole booking. */
    allowedPets: z.optional(count),
    ...ownFactFields,
    /** Until when cancelling is free, and what is paid on booking, of stays that begin today. */
    terms: optionalTexts,
  }),
  z.transform(({ _id: id, title, name, image, images, imageAlts, roomType, detail, ...card }) => ({
    ...card,
    id,
    title: propertyName({ title, name }),
    image: picturesOf({ image, images, imageAlts })[0],
    roomType: roomTypeOf({ roomType, detail }),
  })),
);

export const propertyCards = z.array(propertyCard);
export type PropertyCardsWire = z.input<typeof propertyCards>;
export type PropertyCard = z.output<typeof propertyCard>;
