import { civilDate } from '@motel/booking-core';
import * as z from 'zod/mini';
import { count, signedMoney } from './wire-fields.ts';

const text = z.string();
/** ISO 8601 with the motel's offset, `2026-11-25T15:00:00.000-06:00`: its date and hour are those of the motel. */
const instant = text;
const date = z.pipe(
  z.iso.date(),
  z.transform((day) => civilDate(day)),
);

/** `isWithin`: its detail is the amount of a tax that the other lines have in them (F27). */
export const statedLine = z.object({
  label: text,
  detail: z.optional(text),
  isWithin: z.optional(z.boolean()),
  amount: signedMoney,
});

/** A payment or a refund, and how it was made: `Paid by card`. */
const movement = z.object({
  at: instant,
  label: text,
  amount: signedMoney,
  /** A refund that the payment provider has not completed yet. */
  isUnderWay: z.optional(z.boolean()),
});

export const party = z.object({ adults: count, children: count, infants: count, pets: count, rooms: count });

export const stayTerms = z.object({
  /** When free cancelling ends; absent: not free, or not any more. */
  freeUntil: z.optional(instant),
  /** `first night`, `everything` or a percentage. */
  keep: text,
  lateCharge: signedMoney,
  /** `Free to cancel until Fri, Dec 4, 3:00 PM; after that, or if you do not come, the first night, $98 CAD, is kept.` */
  sentence: text,
});

/** How the money of a stay stands: pages show its words, and choose none. */
const account = z.object({
  standing: z.enum([
    /** A hold: `due` confirms it, or a card where that is $0. */
    'held',
    /** Its price is $0. */
    'free',
    'paid',
    /** A deposit, or another part. */
    'part',
    /** A card is left, nothing is paid. */
    'guaranteed',
    'unpaid',
    'company',
    /** It came to nothing: `price` is what is kept. */
    'ended',
  ]),
  /** The price, and articles beside it. */
  price: signedMoney,
  /** Payments less refunds. */
  paid: signedMoney,
  /** Left to pay. */
  due: signedMoney,
  /** `Paid $147 CAD`. */
  short: text,
  /** `$89 CAD of $267 CAD is paid. $178 CAD are to be paid at the front desk.` */
  sentence: text,
});

const checkout = { url: z.url({ protocol: /^https?$/ }), sessionId: text, until: instant };

/** The stays that were booked together, in their order; `reference` is that of the first one. */
const order = z.object({
  reference: text,
  stays: z.array(
    z.object({
      id: text,
      title: text,
      /** The guest under whose name its key waits. */
      name: text,
      status: text,
      party,
      plan: z.optional(text),
      total: signedMoney,
    }),
  ),
  /** Of those that are not cancelled, as is what was paid for them. */
  total: signedMoney,
  paid: signedMoney,
});

/** The answer of `GET /api/stays/{id}`: one stay, on a device that may change it. */
export const stay = z.object({
  id: text,
  /** Such as `LI-7K4QD`. */
  reference: text,
  /** As My Bookings shows it. */
  status: text,
  room: z.object({ id: text, title: text, image: z.optional(text), imageAlt: z.optional(text) }),
  checkIn: date,
  checkOut: date,
  party,
  /** The plan by which it was sold, as the guest read it. */
  plan: z.optional(text),
  /** Where it was booked with others. */
  order: z.optional(order),
  guest: z.object({ name: text, email: text, phone: text, specialRequest: text }),
  /** The price as it was sold; the lines add up to the total. */
  lines: z.array(statedLine),
  total: signedMoney,
  /** Articles that were charged besides, with their taxes. */
  charges: z.optional(z.array(statedLine)),
  account,
  /** As its receipt states it now, after refunds and changes: lines and taxes add up to the total. */
  receipt: z.object({ lines: z.array(statedLine), taxes: z.array(statedLine), total: signedMoney }),
  payments: z.array(movement),
  refunds: z.array(movement),
  terms: stayTerms,
  /** The effect of cancelling now; absent when the stay cannot be cancelled. What is kept and not paid stays owed. */
  cancelling: z.optional(
    z.object({ paid: signedMoney, kept: signedMoney, refunded: signedMoney, owed: signedMoney }),
  ),
  /** Where an unpaid hold is paid, and until when the rooms are held. */
  paying: z.optional(z.object(checkout)),
  /** A change that waits for its payment: until when its rooms are held, and where it is paid. */
  changing: z.optional(z.object({ checkIn: date, checkOut: date, party, due: signedMoney, ...checkout })),
  isChangeOpen: z.boolean(),
  isRequestOpen: z.boolean(),
  /** An iCalendar file. */
  calendar: text,
});

export type StayWire = z.input<typeof stay>;
export type Stay = z.output<typeof stay>;

/** A stay that is not over, as My Bookings has it on a device that may change it: without anything about its guest. */
export const listedStay = z.pick(stay, {
  id: true,
  reference: true,
  status: true,
  party: true,
  plan: true,
  order: true,
  account: true,
  payments: true,
  refunds: true,
  terms: true,
  paying: true,
  changing: true,
  calendar: true,
});
export type ListedStayWire = z.input<typeof listedStay>;
export type ListedStay = z.output<typeof listedStay>;

/** The body of `POST /api/stays/{id}/cancel`: the refund that the guest was shown; another one is refused. */
export const cancelStayRequest = z.object({ refunded: z.number() });

const newDetail = z.optional(z.string().check(z.maxLength(2000)));

/** The body of `POST /api/stays/{id}/request`: what changes of the guest's details. */
export const changeRequestRequest = z.object({ specialRequest: newDetail, email: newDetail });
export type ChangeRequestRequest = z.output<typeof changeRequestRequest>;

/** The body of `POST /api/stays/{id}/mail-receipt`: the company to which it is made out. */
export const mailReceiptRequest = z.object({ company: z.optional(z.string().check(z.maxLength(300))) });

const wantedStay = { checkIn: z.string(), checkOut: z.string(), party };

/** The body of `POST /api/stays/{id}/change-preview`: the wanted stay, in the same kind of room. */
export const previewChangeRequest = z.object(wantedStay);
export type PreviewChangeRequest = z.output<typeof previewChangeRequest>;

export const changePreview = z.object({
  /** The price of the changed stay; the lines add up to the total. */
  lines: z.array(statedLine),
  total: signedMoney,
  before: signedMoney,
  /** The parts of the price that cost more, or below $0 less: they add up to the difference of both prices. */
  changes: z.array(z.object({ label: text, amount: signedMoney })),
  /** Paid for the change; below $0 it is refunded. */
  difference: signedMoney,
  terms: stayTerms,
});
export type ChangePreviewWire = z.input<typeof changePreview>;
export type ChangePreview = z.output<typeof changePreview>;

/** The body of `POST /api/stays/{id}/change`: the wanted stay, and the difference that the guest was shown. */
export const changeStayRequest = z.object({ ...wantedStay, difference: z.number() });
export type ChangeStayRequest = z.output<typeof changeStayRequest>;
