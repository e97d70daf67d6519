import { wordsOf } from '@motel/content/server';
import {
  loadBooking,
  lockBooking,
  openRequestOf,
  type PaymentRequest,
  restsDue,
} from '../../booking/index.ts';
import { inTransaction } from '../../db/index.ts';
import { enqueueMail, linkMailKey, paymentLinkMail, writtenMails } from '../../mail/index.ts';
import { openRequest } from '../../money/index.ts';
import { after, HOUR } from '../../shared/clock.ts';
import { deskDay } from '../../shared/motel-time.ts';
import type { CheckoutContext } from '../stay-context.ts';
import { askForBalance, requestLines } from './payment-link.ts';

/** Milliseconds for which a link for the rest is open. */
const OPEN_FOR = 72 * HOUR;
/** Milliseconds after which an unpaid rest is requested again. */
const REMIND_AFTER = 24 * HOUR;

/** The names of the two mails about a rest. */
const FIRST = 'rest';
const SECOND = 'rest-again';

/** Mails a link for what a deposit left, from its day on, and again a day later: each once, also after a crash. */
export async function askForRests(context: CheckoutContext, stop?: AbortSignal): Promise<void> {
  const { db } = context;
  for (const { id } of await restsDue(db, deskDay(context))) {
    if (stop?.aborted) return;
    const written = await writtenMails(db, [linkMailKey(FIRST, id), linkMailKey(SECOND, id)]);
    if (!written.has(linkMailKey(FIRST, id))) await ask(context, id);
    else if (!written.has(linkMailKey(SECOND, id))) await remind(context, id);
  }
}

async function ask(context: CheckoutContext, id: string): Promise<void> {
  const { db, clock } = context;
  const request = await inTransaction(db, async (trx) => {
    const booking = await lockBooking(trx, id);
    if (booking?.status !== 'confirmed' || booking.folio.balance <= 0) return undefined;
    // A guest without an address is asked by a person.
    if (booking.guest.email === '') return undefined;
    const now = clock.now();
    const until = after(now, OPEN_FOR);
    return askForBalance(trx, context, booking, booking.folio.balance, { now, until });
  });
  if (request !== undefined) await mail(context, request, FIRST);
}

async function remind(context: CheckoutContext, id: string): Promise<void> {
  const request = await openRequestOf(context.db, id, 'balance');
  // A link that the desk has made since is asked for by the desk.
  if (request === undefined || after(request.heldSince, REMIND_AFTER) > context.clock.now()) return;
  await mail(context, request, SECOND);
}

/** Mails the link of a request. Where the provider makes none, the next run retries. */
async function mail(context: CheckoutContext, request: PaymentRequest, about: string): Promise<void> {
  const { db, clock, motel } = context;
  const booking = await loadBooking(db, request.bookingId);
  if (booking === undefined) return;
  const lines = requestLines(wordsOf(motel, booking.language), request, booking);
  const opened = await openRequest(context, request, lines);
  if (typeof opened === 'string') return;
  const { amount, url, expiresAt: until } = opened;
  const letter = paymentLinkMail(motel, booking, { about, amount, url, until });
  await inTransaction(db, (trx) => enqueueMail(trx, clock.now(), letter));
}
