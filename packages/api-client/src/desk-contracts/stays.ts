import { STAY_STATES, STAY_VERBS } from '@motel/booking-core/booking';
import * as z from 'zod/mini';
import { party } from '../contracts/stay.ts';
import { count, money, signedMoney } from '../contracts/wire-fields.ts';
import { get, post } from './desk-call.ts';
import { note, noteText } from './notes.ts';
import { roomOfStay } from './rooms.ts';
import { instant, listedStay, stayDates, stayFacts, text, typedGuest, version } from './stay-fields.ts';

const entry = z.object({
  at: instant,
  kind: z.enum(['charge', 'payment', 'refund']),
  /** A kind of price line; `cash`, `terminal` or `card` of a payment; the reason of a refund. */
  what: text,
  label: text,
  detail: z.optional(text),
  /** As the balance counts it: a payment is below $0. */
  amount: signedMoney,
  /** The guest's balance after it. */
  balance: signedMoney,
  /** The website, a payment provider, or a person at the desk. */
  by: text,
  /** The reference of a payment at the desk that can be undone. */
  payment: z.optional(text),
  /** A payment of which so much can be moved to another stay. */
  movable: z.optional(z.object({ payment: text, most: money })),
  /** A charge besides the price, or one of its taxes (L7). */
  isBeside: z.optional(z.boolean()),
  /** The number of a charge besides the price that can be taken back. */
  charge: z.optional(count),
  /** A refund that the payment provider has not completed yet. */
  isUnderWay: z.optional(z.boolean()),
});

/** The cost of changed plans for the guest, in the order of time. */
const term = z.object({
  kind: z.enum(['free', 'late', 'no-show']),
  /** It holds until then, and the next one from then on. */
  until: z.optional(instant),
  words: text,
  /** The kept part of the price. */
  amount: money,
  state: z.enum(['passed', 'now', 'ahead']),
});

const happening = z.object({
  at: instant,
  /** In a few words: `Paid on the website`. */
  title: text,
  detail: z.optional(text),
  /** The person at the desk, where one did it. */
  by: z.optional(text),
});

const waiting = z.object({
  /** The stay itself, a change of it, or the rest of its price. */
  for: z.enum(['stay', 'change', 'balance']),
  amount: money,
  until: instant,
  /** The hosted checkout; absent while the provider has not answered. */
  url: z.optional(z.url({ protocol: /^https?$/ })),
  /** The stay as the change makes it. */
  change: z.optional(
    z.object({
      typeId: text,
      ...stayDates,
      party,
      /** The number of the room that was chosen with it, if one was. */
      room: z.optional(text),
    }),
  ),
});

export const deskStay = z.object({
  ...stayFacts,
  /** Sent back with each change: another person's change in between is refused. */
  version: text,
  status: z.enum(['pending', 'confirmed', 'completed', 'cancelled', 'refunded', 'expired', 'released']),
  /** Cancelled because the guest did not come. */
  isNoShow: z.boolean(),
  bookedAt: instant,
  /** `website`, or a person at the desk. */
  bookedBy: text,
  /** The plan by which it was sold, as the guest read it. */
  plan: z.optional(text),
  /** Its numbers; none until the desk gives some. */
  rooms: z.array(roomOfStay),
  guest: z.extend(typedGuest, {
    /** The language of their letters, where the motel has several. */
    reads: z.optional(text),
    before: z.object({ stays: count, last: z.optional(z.iso.date()) }),
    /** Names their card. */
    id: text,
    /** Why the motel does not want to see them again. */
    notAgain: z.optional(text),
  }),
  folio: z.object({
    entries: z.array(entry),
    total: signedMoney,
    paid: signedMoney,
    refunded: signedMoney,
    /** The guest's balance; below $0 the motel owes it. */
    balance: signedMoney,
  }),
  terms: z.array(term),
  /** Until then the rest must be paid, where a deposit confirmed it. */
  restDue: z.optional(z.iso.date()),
  /** The terms that the guest accepted on the website, word by word, where something is left to pay. */
  acceptedTerms: z.optional(text),
  /** A card may be charged once it is given up (F32). */
  isGuaranteed: z.boolean(),
  waiting: z.array(waiting),
  /** The desk's date. */
  today: z.iso.date(),
  /** S1–S12. */
  state: z.enum(STAY_STATES),
  /** Of the verbs that may not be done now, each with the reason in a sentence; the others may. */
  cannot: z.partialRecord(z.enum(STAY_VERBS), text),
  /** The most that can be paid, charged to the card that guarantees the stay, given up, and refunded. */
  can: z.object({ pay: money, charge: money, waive: money, refund: money }),
  /** Oldest first. */
  notes: z.array(note),
  /** Newest first. */
  story: z.array(happening),
  /** An iCalendar file. */
  calendar: text,
});
export type DeskStay = z.output<typeof deskStay>;
export type DeskStayWire = z.input<typeof deskStay>;

/** A part of a text: from its first to behind its last UTF-16 unit. */
const mark = z.tuple([z.int(), z.int()]);

const foundStay = z.object({
  stay: listedStay,
  state: z.enum(STAY_STATES),
  /** The parts of its texts that match; of the name as `First Last`. */
  marks: z.object({
    reference: z.optional(z.array(mark)),
    name: z.optional(z.array(mark)),
    phone: z.optional(z.array(mark)),
    email: z.optional(z.array(mark)),
  }),
  /** Shown where it matches. */
  email: z.optional(text),
  /** Some word only resembles the typed one. */
  isAlike: z.boolean(),
  /** Its guests are still to come, and may be checked in now. */
  isDue: z.boolean(),
});
export type FoundStay = z.output<typeof foundStay>;

export const STAY_CALLS = {
  /** Stays by name, part of a number, reference or room: confirmed ones first, then holds, then all others. */
  search: get('clerk', '/search', {
    query: z.object({ words: text.check(z.maxLength(200)) }),
    answer: z.object({ found: z.array(foundStay), more: z.boolean() }),
  }),
  /** By its id, or by the number that people read to each other. */
  stay: get('clerk', '/stays/{id}', { answer: deskStay }),
  noteStay: post('clerk', '/stays/{id}/notes', {
    body: z.object({ version, text: noteText }),
    answer: note,
  }),
  /** Corrects what is known of the guest. The number with which they sign in on the website stays the same. */
  editGuest: post('clerk', '/stays/{id}/guest', { body: z.object({ version, guest: typedGuest }) }),
  /** Mails the guest's latest letter again. */
  mailGuest: post('clerk', '/stays/{id}/mail', { body: z.object({ version }) }),
  /** Mails the guest a letter with a text as it was typed. */
  messageStay: post('clerk', '/stays/{id}/message', {
    body: z.object({ version, text: text.check(z.trim(), z.minLength(1), z.maxLength(1000)) }),
  }),
};
