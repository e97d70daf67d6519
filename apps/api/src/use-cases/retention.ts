/**
 * For how many days records are kept once nobody needs them (decision 031). Stays, payments, refunds, open
 * items and the desk's log are the motel's books: they have no number here and are never deleted.
 */
export const RETENTION = {
  /** After a sign-in has expired. A token that is not there opens nothing, as one that is over. */
  signIn: 30,
  /** After it named its booking. Nobody presses the same button again a month later. */
  idempotencyKey: 30,
  /** After it ended without payment: name, number and wishes of somebody who never stayed. Stripe tells for 30 days. */
  unpaidAttempt: 30,
  /** After the first sign-in, for a number that no stay, attempt or sign-in belongs to. */
  guestWithoutStay: 30,
  /** Stripe sends an event again for 3 days and lists it for 30; a repeated one finds its payment in the books besides. */
  paymentEvent: 90,
  /** After it was written, and after the check-out of its stay: until then the desk may send it again. */
  mail: 30,
  /** After the check-out of its stay: so long the link in a mail opens it (decision 028). */
  stayLink: 30,
  /** A season and a year, to see whether what guests said has been heeded. */
  feedback: 400,
} as const;
