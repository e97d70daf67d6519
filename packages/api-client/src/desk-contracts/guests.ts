import * as z from 'zod/mini';
import { count, signedMoney } from '../contracts/wire-fields.ts';
import { get, post } from './desk-call.ts';
import { instant, stayDates, text } from './stay-fields.ts';

/** As their latest stay names them. */
const named = { id: text, name: text, phone: text, email: text };
const namedGuest = z.object({ ...named, stays: count });

/** A person with all their stays, also those under another number or mail address. */
export const guestCard = z.object({
  ...named,
  stays: z.array(
    z.object({ id: text, reference: text, roomType: text, ...stayDates, status: text, total: signedMoney }),
  ),
  nights: count,
  /** The cost of their stays, with charges and what was kept. */
  spent: signedMoney,
  wishes: text,
  note: text,
  /** Why the motel does not want to see them again. */
  notAgain: z.optional(text),
  /** The person who wrote that, and when. */
  written: z.optional(z.object({ by: text, at: instant })),
  /** The guests who were merged into this one. */
  merged: z.array(namedGuest),
  /** Others with the same name or mail address. */
  alike: z.array(namedGuest),
  /** Why they cannot be erased now. */
  cannotErase: z.optional(text),
});
export type GuestCardData = z.output<typeof guestCard>;

const told = z.string().check(z.trim(), z.maxLength(1000));

export const GUEST_CALLS = {
  guestCard: get('clerk', '/guest-cards/{id}', { answer: guestCard }),
  /** An empty reason lets them come again. */
  keepGuestCard: post('clerk', '/guest-cards/{id}', {
    body: z.object({ wishes: told, note: told, notAgain: told }),
  }),
  /** The other one is the same person: their stays are on this card. */
  mergeGuests: post('clerk', '/guest-cards/{id}/merge', { body: z.object({ other: text }) }),
  /** The other one is another person after all. */
  partGuests: post('clerk', '/guest-cards/{id}/part', { body: z.object({ other: text }) }),
  /** All that the motel has of them; the log says who asked. */
  exportGuest: get('owner', '/guest-cards/{id}/data', { answer: z.object({ data: z.unknown() }) }),
  /** Their stays, payments and receipts stay; the person goes. */
  eraseGuest: post('owner', '/guest-cards/{id}/erase', { answer: z.object({ stays: count }) }),
};
