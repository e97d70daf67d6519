import { completeGuestDetails, GUEST_FIELDS, type GuestDetails, type GuestField } from '@motel/booking-core';
import * as z from 'zod/mini';
import { party } from '../contracts/stay.ts';
import { money, signedMoney } from '../contracts/wire-fields.ts';

export const text = z.string();
export const instant = z.iso.datetime();
/** A date that a person asks for: those around it are in the calendar, too. */
export const askedDate = z.iso.date().check(z.regex(/^(?:19|20|21)/));
/** A line that a person at the desk gives as the reason. */
export const reason = z.string().check(z.trim(), z.minLength(1), z.maxLength(200));
/** The version of a stay when it was read: another person may have changed it since. */
export const version = z.string().check(z.minLength(1), z.maxLength(64));

/** How money reaches a person at the desk, who records it. */
export const DESK_WAYS = ['cash', 'terminal', 'transfer', 'cheque'] as const;
export type DeskWay = (typeof DESK_WAYS)[number];

/** How a guest pays at the desk: now, by a payment link, or later with a balance. */
export const PAY_WAYS = [...DESK_WAYS, 'link', 'later'] as const;
export type PayWay = (typeof PAY_WAYS)[number];
export const payWay = z.enum(PAY_WAYS);

/** How money goes back: the way it came. `earlier` was paid before the stay was brought over from another system. */
const backWay = z.enum(['card', ...DESK_WAYS, 'voucher', 'earlier']);
export type BackWay = z.output<typeof backWay>;
/** A refund by the way in which each part of it was paid. */
export const backWays = z.array(z.object({ way: backWay, amount: money }));

/** Each way of money, as the desk reads it: `$45.00 in cash`. */
export const WAY_WORDS: Readonly<Record<BackWay | 'account', string>> = {
  card: 'by card',
  cash: 'in cash',
  terminal: 'at the terminal',
  transfer: 'by bank transfer',
  cheque: 'by cheque',
  voucher: 'by gift voucher',
  earlier: 'before the stay was brought over',
  account: 'on a company’s account',
};

export function isDeskWay(way: string): way is DeskWay {
  return (DESK_WAYS as readonly string[]).includes(way);
}

/** The dates of a stay; the nights of a part of one. On the day of check-out they are over. */
export const stayDates = { checkIn: z.iso.date(), checkOut: z.iso.date() };

/** Nights of a kind of room. */
export const wantedNights = { typeId: text, checkIn: askedDate, checkOut: askedDate };

/** The price of a stay as a person set it by hand, with taxes. */
export const handPrice = z.object({ total: money, reason });

export const wantedStay = z.object({ ...wantedNights, party });
export type WantedStay = z.output<typeof wantedStay>;

export const countText = z.pipe(z.string().check(z.regex(/^\d{1,4}$/)), z.transform(Number));

/** A party in an address, whose values are text. */
export const partyQuery = {
  adults: countText,
  children: countText,
  infants: countText,
  pets: countText,
  rooms: countText,
};

export const wantedStayQuery = { ...wantedNights, ...partyQuery };

export const roomType = z.object({ id: text, title: text });

/** The facts of a stay, in a list and on its page. */
export const stayFacts = {
  id: text,
  /** Such as `LI-7K4QD`. */
  reference: text,
  type: roomType,
  ...stayDates,
  party,
  /** The company that owes the balance, where the guest does not. */
  payer: z.optional(text),
  /** The group that it was booked with. */
  group: z.optional(z.object({ id: text, name: text })),
  /** When its guests came to the desk, and when they left. */
  arrivedAt: z.optional(instant),
  leftAt: z.optional(instant),
};

/** A stay as a row of the desk's lists. */
export const listedStay = z.object({
  ...stayFacts,
  /** Sent back with each press. */
  version,
  status: z.enum(['held', 'confirmed', 'cancelled', 'refunded', 'expired', 'released']),
  firstName: text,
  lastName: text,
  phone: text,
  /** A car and its plate; empty where none is known. */
  car: text,
  /** Those of the night that a list is about; none while the stay has no numbers. */
  rooms: z.array(z.object({ id: text, number: text })),
  /** The balance; below $0 the motel owes it. */
  balance: signedMoney,
  expectedAt: z.optional(instant),
  /** Of an unpaid hold. */
  heldUntil: z.optional(instant),
});
export type ListedStayWire = z.input<typeof listedStay>;
export type ListedStay = z.output<typeof listedStay>;

/** A text for each detail of core's list (V7–V11), and for what the desk alone asks. Empty: the guest has none. */
export const typedGuest = z.object({
  .../* @__PURE__ */ detailTexts(),
  /** A car and its plate. */
  car: text,
  /** The code of the language of their letters. @default of a new stay: the motel's first */
  language: z.optional(text),
});
export type TypedGuest = z.output<typeof typedGuest>;

function detailTexts() {
  const texts = GUEST_FIELDS.map(({ name }) => [name, text] as const);
  return Object.fromEntries(texts) as Record<keyof GuestDetails, typeof text>;
}

/** A guest of whom nothing is typed yet. */
export const NO_GUEST: TypedGuest = { ...completeGuestDetails({}), car: '' };

/** Whether the desk needs a detail of a guest: one without an address gets no mail, one without a number does not sign in. */
export function isNeededAtDesk({ isRequired, kind }: GuestField): boolean {
  return isRequired && kind !== 'email' && kind !== 'phone';
}
