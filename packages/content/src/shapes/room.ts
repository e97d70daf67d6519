import { type Cents, MAX_COUNT } from '@motel/booking-core';
import * as z from 'zod/mini';
import { dollars } from './dollars.ts';
import { between, flag, oneOf, type ReadOnly, text, whole, words } from './fields.ts';
import { floorPlanShape } from './floor-plan.ts';

/** A kind of room as its owner writes it down, a file each in `rooms/`, its amounts read. */
export type Room = ReadOnly<z.infer<typeof roomShape>>;

/**
 * A kind of room with every price it is sold by and the addresses of its pictures: what the API loads into its
 * database.
 */
export interface PropertyContent extends Omit<Room, 'numbers' | 'fob' | 'rating' | 'reviews'> {
  /** A slug such as `hoodoo-double`: the room's address on the site, and the name of its file. */
  readonly id: string;
  readonly petFeePerPet: Cents;
  readonly extraPersonCharge: Cents;
  /** 0: not rated yet. */
  readonly rating: number;
  /** 0: not counted. */
  readonly reviews: number;
}

export const ROOM_TRAITS = ['quiet', 'ground floor', 'upstairs'] as const;
export type RoomTrait = (typeof ROOM_TRAITS)[number];

/** A drawing on the key fob of a kind of room; kinds without one show their letters. */
const EMBLEMS = ['truck', 'river', 'hoodoo', 'headframe', 'ammonite', 'sun'] as const;
export type Emblem = (typeof EMBLEMS)[number];

const FOB_COLOURS = ['spruce', 'teal', 'ox', 'umber', 'sky', 'straw'] as const;

/** More than guests look through; the photo grid of a room's page shows five at once (§2). */
const MOST_IMAGES = 15;

const HIGHEST_NUMBER = 99_999;

/** Rooms from a number to another, all with the same traits. */
const numbers = z
  .strictObject({
    from: whole(1, HIGHEST_NUMBER),
    to: whole(1, HIGHEST_NUMBER),
    traits: z.array(oneOf(...ROOM_TRAITS)),
  })
  .check(z.refine(({ from, to }) => from <= to, 'must not end before it begins'));

export const roomShape = z.strictObject({
  title: words,
  /** A few words on a corner of the card. */
  badge: z.exactOptional(words),
  /** How many such rooms the motel has, 1 or more. */
  rooms: whole(1, MAX_COUNT),
  /** Their first numbers; then the desk changes them. Left out, the next ones that are free. */
  numbers: z.exactOptional(z.array(numbers)),
  /** The key fob at the front desk: colour only helps, the emblem tells. */
  fob: z.exactOptional(z.strictObject({ emblem: oneOf(...EMBLEMS), colour: oneOf(...FOB_COLOURS) })),
  /** `false` closes the room for booking, whatever nights are free (D13). */
  inStock: flag,
  /** Shown as '{roomType} Room'. Double, twin and quad sleep four, all others two, unless `sleeps` says so (§9). */
  roomType: text,
  isSmokingAllowed: flag,
  /** The first price of a night, in dollars. */
  pricePerNight: dollars(1),
  /** Most paying guests in one room; left out, as its type says, or the persons included if they are more. */
  sleeps: z.exactOptional(whole(1, MAX_COUNT)),
  /** Persons included in the price of one room; left out, as many as the type sleeps. */
  defaultAllowedPersons: z.exactOptional(whole(1, MAX_COUNT)),
  isPetFriendly: flag,
  /** Pets in a whole booking. */
  allowedPets: whole(0, MAX_COUNT),
  /** 0 to 5; left out, not rated yet. */
  rating: z.exactOptional(between(0, 5)),
  /** How many guests have rated it; left out, no number is shown. */
  reviews: z.exactOptional(whole(0, Number.MAX_SAFE_INTEGER)),
  /** The line beside rating and reviews, such as `Guest favourite`; left out, none. */
  favourite: z.exactOptional(words),
  /** The first thing that a card says of the room beside its type, such as `2 double beds`. */
  beds: z.exactOptional(words),
  /** One bed, such as `137 × 191 cm`. */
  bedSize: z.exactOptional(text),
  /** The room's size in square metres. */
  size: z.exactOptional(whole(1, 1000)),
  /** How its guests wash, such as `Bath with shower`. */
  bath: z.exactOptional(words),
  /** Its amenities, in the order of its page; left out, no list is shown. */
  amenities: z.exactOptional(z.array(words).check(z.minLength(1, 'must name something'))),
  guest: whole(1, MAX_COUNT),
  bedroom: whole(1, MAX_COUNT),
  bed: whole(1, MAX_COUNT),
  bathroom: whole(1, MAX_COUNT),
  description: words,
  /** The back of its card; left out, the card does not turn over. */
  plan: z.exactOptional(floorPlanShape),
  /** One to fifteen pictures as `pictures.yaml` names them; the first is the large one. */
  images: z
    .array(text)
    .check(
      z.minLength(1, 'must name a picture'),
      z.maxLength(MOST_IMAGES, `must name ${MOST_IMAGES} pictures at most`),
    ),
});
