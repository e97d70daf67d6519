import * as z from 'zod/mini';
import { stayTerms } from '../contracts/stay.ts';
import { count, money, moneyText, signedMoney } from '../contracts/wire-fields.ts';
import { get, post } from './desk-call.ts';
import { noteText } from './notes.ts';
import { roomChoice, roomIds, roomWishes, roomWishesText } from './rooms.ts';
import {
  askedDate,
  countText,
  handPrice,
  partyQuery,
  payWay,
  reason,
  text,
  typedGuest,
  wantedNights,
  wantedStay,
  wantedStayQuery,
} from './stay-fields.ts';

export const codeText = text.check(z.trim(), z.minLength(1), z.maxLength(200));

/** For how many hours a payment link can hold rooms: providers keep no session longer than a day. */
export const HOLD_HOURS = [1, 4, 12, 24] as const;

/** A price before a stay is booked. */
export const stayQuote = z.object({
  /** They add up to the total. */
  lines: z.array(z.object({ label: text, detail: z.optional(text), amount: signedMoney })),
  total: money,
  /** The price by the tariff, where it has one: another one is a price by hand. */
  byTariff: z.optional(money),
  nights: z.array(z.object({ date: z.iso.date(), price: money, free: count })),
  /** The names of the rules by which demand changes its prices. */
  why: z.array(z.string()),
  /** Those that it pays, and those that it is exempt from. */
  taxes: z.array(z.object({ id: text, label: text })),
  /** The plan that prices it, by its id: the plain one unless another is asked for (Q15). */
  plan: z.optional(text),
  /** The plans by which the desk sells it, in their order; where one does not fit, why. */
  plans: z.array(
    z.object({
      id: text,
      label: text,
      total: z.optional(money),
      refusal: z.optional(text),
      terms: z.optional(text),
    }),
  ),
  /** By its terms a booking asks for so much now, the rest until a day or at the motel, or for a card alone. */
  asks: z.object({ now: money, restDue: z.optional(z.iso.date()), isCard: z.boolean() }),
  terms: stayTerms,
});
export type StayQuoteWire = z.input<typeof stayQuote>;

/** A kind of room for the nights and the party of the question. */
const deskOffer = z.object({
  type: z.object({ id: text, title: text }),
  /** Rooms that are free on every night. */
  free: count,
  /** With taxes; absent where the tariff does not sell it so. */
  total: z.optional(money),
  /** Why not, in a sentence. */
  refusal: z.optional(text),
});
export type DeskOffer = z.output<typeof deskOffer>;

/** A new stay: what it costs, who the guest is, and the booking itself. */
export const BOOK_STAY_CALLS = {
  /** Every kind of room with its price and its free rooms, for as many nights from a day on. */
  offers: get('clerk', '/offers', {
    query: z.object({
      /** @default the desk's date */
      checkIn: z.optional(askedDate),
      nights: countText,
      ...partyQuery,
    }),
    answer: z.object({ checkIn: z.iso.date(), offers: z.array(deskOffer) }),
  }),
  /** The price of a stay, by the tariff or by hand, and how many rooms are free on each night. */
  quoteStay: get('clerk', '/quote', {
    query: z.object({
      ...wantedStayQuery,
      price: z.optional(moneyText),
      code: z.optional(codeText),
      plan: z.optional(text),
      /** Taxes that it would not pay: `gst,levy`. */
      exempt: z.optional(text),
    }),
    answer: stayQuote,
  }),
  /** The known details of the guest who has a number, to fill the form in. */
  findGuest: get('clerk', '/guest', {
    query: z.object({ phone: text }),
    answer: z.object({
      /** From their latest stay; absent: no stay of this number. */
      guest: z.optional(typedGuest),
      stays: count,
      last: z.optional(z.iso.date()),
      /** Why the motel does not want to see them again. */
      notAgain: z.optional(text),
    }),
  }),
  /** The rooms of a kind by their numbers, for a stay that is not booked yet. */
  freeRooms: get('clerk', '/free-rooms', {
    query: z.object({ ...wantedNights, wishes: z.optional(roomWishesText) }),
    answer: z.object({
      /** Free on every night, best first. */
      free: z.array(roomChoice),
      /** Another stay or a closure has them on a night. */
      taken: z.array(z.object({ id: text, number: text })),
    }),
  }),
  /** Books a stay for a guest who is at the desk or on the telephone. By `link` it is held until it is paid. */
  bookStay: post('clerk', '/stays', {
    body: z.extend(wantedStay, {
      guest: typedGuest,
      byHand: z.optional(handPrice),
      code: z.optional(codeText),
      /** By its id. @default the plain one, where the desk sells plans */
      plan: z.optional(text),
      /** Taxes that it does not pay, by their ids, with reason and number (F13); by an owner. */
      exempt: z.optional(z.record(text, reason)),
      /** By a link: for how many hours it is open, and holds the rooms. */
      holdHours: z.optional(z.literal(HOLD_HOURS)),
      /** Rooms that the stay gets; at check-in it gets those that are missing. */
      roomIds: z.optional(roomIds),
      /** Proposals keep them where they can. */
      wishes: z.optional(roomWishes),
      note: z.optional(noteText),
      /** The price that the person was shown; another one is refused. */
      total: money,
      pay: payWay,
      /** Paid now, and confirms the stay. @default by a link what its terms ask for, else the price */
      deposit: z.optional(money),
      /** With a deposit: the day on which the rest is asked for by a mail with a link. @default none: at the desk */
      restDue: z.optional(askedDate),
    }),
    answer: z.object({ id: text, reference: text }),
  }),
};
