import { MAX_COUNT } from '@motel/booking-core';
import * as z from 'zod/mini';
import { between, flag, text, whole } from './fields.ts';
import { money } from './money-field.ts';

/** As many as the photo grid of a room's page shows (§2). */
const LEAST_IMAGES = 5;

const slug = z
  .string('must be text')
  .check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be small letters, digits and single dashes'));

const images = z.array(text).check(z.minLength(LEAST_IMAGES, `must name ${LEAST_IMAGES} pictures or more`));

export const roomShape = z
  .object({
    id: slug,
    title: text,
    badge: z.optional(text),
    rooms: whole(1, MAX_COUNT),
    inStock: flag,
    roomType: text,
    isSmokingAllowed: flag,
    pricePerNight: money(1),
    petFeePerPet: money(0),
    extraPersonCharge: money(0),
    defaultAllowedPersons: z.optional(whole(1, MAX_COUNT)),
    isPetFriendly: flag,
    allowedPets: whole(0, MAX_COUNT),
    rating: between(0, 5),
    reviews: whole(0, Number.MAX_SAFE_INTEGER),
    guest: whole(1, MAX_COUNT),
    bedroom: whole(1, MAX_COUNT),
    bed: whole(1, MAX_COUNT),
    bathroom: whole(1, MAX_COUNT),
    description: text,
    images,
  })
  .check(
    z.refine(({ isPetFriendly, allowedPets }) => isPetFriendly === allowedPets > 0, {
      path: ['allowedPets'],
      error: 'must be 1 or more in a room that is pet friendly, and 0 in any other',
    }),
  );
