import { after } from './clock.ts';

/** Days that records are kept once not needed (decision 031). The motel's books have none, and are never deleted. */
export const RETENTION = {
  /** After a sign-in has expired. A deleted token is refused like an expired one. */
  signIn: 30,
  /** After it named its booking. No browser retries the same request a month later. */
  idempotencyKey: 30,
  /** After it ended without payment, as long as Stripe lists events: personal details of a guest who never came. */
  unpaidAttempt: 30,
  /** After the first sign-in, for a number without a stay, an attempt or a sign-in. */
  guestWithoutStay: 30,
  /** Stripe retries an event for 3 days and lists it for 30; besides, a repeated one finds its payment in the folio. */
  paymentEvent: 90,
  /** After it was written, and after the check-out of its stay: until then the desk may resend it. */
  mail: 30,
  /** After the check-out of its stay: until then the link in a mail opens the stay (decision 028). */
  stayLink: 30,
  /** A season and a year, to see whether the motel acted on what guests said. */
  feedback: 400,
} as const;

export function daysBefore(now: Date, days: number): Date {
  return after(now, -days * 24 * 3_600_000);
}
