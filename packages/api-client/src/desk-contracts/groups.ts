import * as z from 'zod/mini';
import { party } from '../contracts/stay.ts';
import { count, money } from '../contracts/wire-fields.ts';
import { codeText } from './book-stay.ts';
import { covers } from './companies.ts';
import { get, post } from './desk-call.ts';
import { askedDate, listedStay, text, typedGuest, version, wantedNights } from './stay-fields.ts';

/** The most rooms of a group. */
export const MOST_IN_GROUP = 60;

/** Rooms that are alike: each is a stay of its own, with this party, these dates and this price. */
const groupLine = z.object({
  ...wantedNights,
  party: z.omit(party, { rooms: true }),
  rooms: z.int().check(z.minimum(1), z.maximum(MOST_IN_GROUP)),
  /** By its id. @default the plain one, where the desk sells plans */
  plan: z.optional(text),
  /** The price of one room that the person was shown; another one is refused. */
  total: money,
});

const purchase = text.check(z.trim(), z.maxLength(60));
const nameOfGuest = text.check(z.trim(), z.maxLength(120));

/** Several stays that are booked together: a crew, a wedding. */
export const GROUP_CALLS = {
  /** Books all of its rooms, or none. */
  bookGroup: post('clerk', '/groups', {
    body: z.object({
      name: text.check(z.trim(), z.minLength(1), z.maxLength(100)),
      /** The company's number of the purchase. */
      po: z.optional(purchase),
      lines: z.array(groupLine).check(z.minLength(1), z.maxLength(20)),
      /** The person who books it: one letter has all rooms. */
      guest: typedGuest,
      /** Those who sleep in each room, in the order of the lines; a room without a name is under that of the group. */
      names: z.array(nameOfGuest).check(z.maxLength(MOST_IN_GROUP)),
      /** The day on which rooms without a name go back on sale. @default they stay booked */
      releaseOn: z.optional(askedDate),
      /** The company that pays for all rooms. @default each guest at the desk */
      company: z.optional(text),
      covers: z.optional(covers),
      /** That of an agreed rate, for all rooms. */
      code: z.optional(codeText),
    }),
    answer: z.object({ id: text, reference: text }),
  }),
  group: get('clerk', '/groups/{id}', {
    answer: z.object({
      id: text,
      name: text,
      po: text,
      bookedBy: text,
      releaseOn: z.optional(z.iso.date()),
      /** That of its first room, which people say for all. */
      reference: text,
      guests: count,
      /** The date at the desk. */
      today: z.iso.date(),
      /** In the order in which they were booked. */
      stays: z.array(listedStay),
    }),
  }),
  /** Adds a stay that the desk booked alone, by its id or reference. */
  joinGroup: post('clerk', '/groups/{id}/stays', { body: z.object({ stay: text }) }),
  /** Says who sleeps in some of its rooms. */
  nameRooms: post('clerk', '/groups/{id}/names', {
    body: z.object({
      names: z
        .array(z.object({ stay: text, version, name: nameOfGuest.check(z.minLength(1)) }))
        .check(z.minLength(1), z.maxLength(MOST_IN_GROUP)),
    }),
  }),
};
