import { MAX_COUNT, type RoomRate } from '@motel/booking-core';
import * as z from 'zod/mini';
import { between, flag, text, whole } from './fields.ts';
import { money } from './money-field.ts';
import type { ReadOnly } from './read-only.ts';

/** A kind of room as its owner writes it down, a file each in `rooms/`. */
export interface Room extends Omit<PropertyContent, keyof RoomRate> {
  /** In dollars, cents after the point: `89` or `104.5`. */
  readonly pricePerNight: number;
}

/** A kind of room with every price it is sold by and the addresses of its pictures: what the API loads into its database. */
export type PropertyContent = ReadOnly<z.infer<typeof roomShape>>;

/** As many as the photo grid of a room's page shows (§2). */
const LEAST_IMAGES = 5;

const slug = z
  .string('must be text')
  .check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be small letters, digits and single dashes'));

export const roomShape = z
  .object({
    /** A slug such as `hoodoo-double`: the room's address on the site. Never changes once guests have booked. */
    id: slug,
    title: text,
    /** A few words on a corner of the card. */
    badge: z.exactOptional(text),
    /** How many such rooms the motel has, 1 or more. */
    rooms: whole(1, MAX_COUNT),
    /** `false` closes the room for booking, whatever nights are free (D13). */
    inStock: flag,
    /** Shown as '{roomType} Room'. Double, twin and quad sleep four, all others two (§9). */
    roomType: text,
    isSmokingAllowed: flag,
    pricePerNight: money(1),
    petFeePerPet: money(0),
    extraPersonCharge: money(0),
    /** Persons included in the price of one room; left out, as many as the type sleeps. */
    defaultAllowedPersons: z.exactOptional(whole(1, MAX_COUNT)),
    isPetFriendly: flag,
    /** Pets in a whole booking. */
    allowedPets: whole(0, MAX_COUNT),
    /** 0 to 5. */
    rating: between(0, 5),
    reviews: whole(0, Number.MAX_SAFE_INTEGER),
    guest: whole(1, MAX_COUNT),
    bedroom: whole(1, MAX_COUNT),
    bed: whole(1, MAX_COUNT),
    bathroom: whole(1, MAX_COUNT),
    description: text,
    /** Five or more pictures as `pictures.ts` names them; the first is the large one. */
    images: z.array(text).check(z.minLength(LEAST_IMAGES, `must name ${LEAST_IMAGES} pictures or more`)),
  })
  .check(
    z.refine(({ isPetFriendly, allowedPets }) => isPetFriendly === allowedPets > 0, {
      path: ['allowedPets'],
      error: 'must be 1 or more in a room that is pet friendly, and 0 in any other',
    }),
  );
