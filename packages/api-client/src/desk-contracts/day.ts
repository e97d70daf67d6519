import * as z from 'zod/mini';
import { count, money } from '../contracts/wire-fields.ts';
import { get, post } from './desk-call.ts';
import { note } from './notes.ts';
import { askedDate, instant, listedStay, roomType, text, version } from './stay-fields.ts';

/** The one thing to do about a matter. */
const remedy = z.discriminatedUnion('do', [
  z.object({ do: z.literal('open-stay'), label: text, reference: text }),
  /** A page of the desk, below `/desk/`, with its query. */
  z.object({ do: z.literal('open-page'), label: text, page: text }),
  /** The payment link of a stay that the desk holds, by mail again. */
  z.object({ do: z.literal('mail-link'), label: text, stay: z.object({ id: text, version }) }),
  z.object({ do: z.literal('finish-note'), label: text, note: text }),
  z.object({ do: z.literal('propose-rooms'), label: text }),
  /** Another room than the one that a stay has. */
  z.object({
    do: z.literal('other-room'),
    label: text,
    stay: z.object({ id: text, name: text, version }),
    room: z.object({ id: text, number: text }),
  }),
]);

const hand = z.object({
  id: text,
  /** The drawing beside it. */
  kind: z.enum(['money', 'hold', 'mail', 'room', 'number', 'guest']),
  isUrgent: z.boolean(),
  title: text,
  details: text,
  remedy,
});
export type HandWire = z.input<typeof hand>;
export type Hand = z.output<typeof hand>;

const roomTile = z.object({
  id: text,
  number: text,
  state: z.enum(['free', 'arriving', 'in-house', 'overdue', 'closed']),
  /** Cleaned since its last guest left. */
  isReady: z.boolean(),
  stay: z.optional(z.object({ reference: text, firstName: text, lastName: text })),
  closed: z.optional(z.object({ until: z.iso.date(), reason: text })),
});
export type RoomTile = z.output<typeof roomTile>;
export type RoomTileWire = z.input<typeof roomTile>;

const typeOnNight = z.object({
  type: roomType,
  /** Out of stock, a kind is shown and not sold. */
  isForSale: z.boolean(),
  /** Those for sale, and those sold. */
  capacity: count,
  /** Stays, holds and closures. */
  sold: count,
  /** Of those sold: rooms that the desk took off sale. */
  closed: count,
  /** When the first closed room is for sale again. */
  closedUntil: z.optional(z.iso.date()),
  /** Absent on a night without a price. */
  price: z.optional(money),
  rooms: z.array(roomTile),
});
export type TypeOnNight = z.output<typeof typeOnNight>;

const arrivingStay = z.extend(listedStay, {
  /** The guest said to come before now, or the night is over. */
  lateSince: z.optional(instant),
});
export type ArrivingStay = z.output<typeof arrivingStay>;

const tonight = z.object({
  /** The desk's date: until 4:00 AM that of the night. */
  today: z.iso.date(),
  day: z.iso.date(),
  /** In the house although the hour at which they should have left has passed; of today, whatever night is shown. */
  overdue: z.array(listedStay),
  /** Not come by the hour that the owner sets, or never; of today. */
  missed: z.array(listedStay),
  /** By the hour at which they are expected; those without one after them, by name. */
  arriving: z.array(arrivingStay),
  /** Guests whose stay begins with this night and who are in the house already. */
  arrived: z.object({ count, last: z.optional(listedStay) }),
  inHouse: z.array(listedStay),
  leavingThatDay: z.array(listedStay),
  leavingNextDay: z.array(listedStay),
  types: z.array(typeOnNight),
  waiting: z.array(hand),
  /** Open notes to the next shift, oldest first. */
  notes: z.array(note),
});
export type Tonight = z.output<typeof tonight>;

export const DAY_CALLS = {
  tonight: get('clerk', '/tonight', {
    /** Tonight unless given. */
    query: z.object({ day: z.optional(askedDate) }),
    answer: tonight,
  }),
  /** Notes when a guest said to come; null forgets it. An hour before 4 AM is of the night after the check-in day. */
  expectGuest: post('clerk', '/stays/{id}/expected', {
    body: z.object({ version, time: z.nullable(text.check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/))) }),
  }),
};
