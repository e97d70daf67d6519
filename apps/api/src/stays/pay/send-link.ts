import { wordsOf } from '@motel/content/server';
import { loadBooking, requestById } from '../../booking/index.ts';
import { inTransaction } from '../../db/index.ts';
import { enqueueMail, paymentLinkMail } from '../../mail/index.ts';
import { openRequest } from '../../money/index.ts';
import { type Refused, refuseForNow } from '../../shared/outcome.ts';
import { type ByPerson, freeKey } from '../../staff/index.ts';
import type { StayDeskContext } from '../stay-desk-context.ts';
import { requestLines } from './request-lines.ts';

/**
 * Opens the payment session of a request that a press has made, once, and mails its link to the guest. Where the
 * provider makes none, the work of the press is undone: its key is free, and a second press does it again.
 */
export async function sendLink(
  context: StayDeskContext,
  id: string,
  by: ByPerson,
): Promise<Refused | undefined> {
  const { db, clock, motel } = context;
  const request = await requestById(db, id);
  const booking = request && (await loadBooking(db, request.bookingId));
  if (request === undefined || booking === undefined || request.status === 'paid') return undefined;
  const lines = requestLines(wordsOf(motel, booking.language), request, booking);
  const opened = request.status === 'open' ? await openRequest(context, request, lines) : 'ended';
  // Another link, or a payment, was faster.
  if (opened === 'ended' && request.purpose !== 'stay') return undefined;
  if (typeof opened === 'string') {
    await freeKey(db, by);
    const reason = request.purpose === 'change' ? 'change-payment-unavailable' : 'payment-unavailable';
    return refuseForNow('payment-unavailable', reason, 120);
  }
  const { purpose, amount, url, expiresAt: until } = opened;
  const link = { about: purpose === 'stay' ? 'stay' : id, amount, url, until };
  await inTransaction(db, (trx) => enqueueMail(trx, clock.now(), paymentLinkMail(motel, booking, link)));
  return undefined;
}
