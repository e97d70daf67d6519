import type { BookingEvent } from '@motel/booking-core';
import type { BookingRef } from '../db/booking-ref.ts';
import { applyBookingEvent } from '../db/bookings.ts';
import type { Trx } from '../db/database.ts';
import { inTransaction } from '../db/in-transaction.ts';
import type { PaymentEvent } from '../payments/payment-provider.ts';
import type { Context } from './context.ts';
import { failRefund, settleAsked, settleRefund } from './payment/end-refund.ts';
import { noteDispute } from './payment/note-dispute.ts';
import { bookingIdPaidBy } from './payment/paid-booking.ts';
import { type ReceivedEvent, recordEvent } from './payment/record-event.ts';
import { settlePayment } from './payment/settle-payment.ts';

/**
 * Lets a signed event have its effect, once; nothing else confirms a booking (D9).
 * @returns false for what became of a payment that is not in the books: it is another shop's, or has come before its
 * payment. Nothing of it is kept, so that it is heard when the provider is asked for its events in their order.
 */
export async function applyPaymentEvent(context: Context, received: ReceivedEvent): Promise<boolean> {
  const { event, provider } = received;
  if (event.type === 'paid') {
    await settlePayment(context, event, received);
    return true;
  }
  const now = context.clock.now();
  return inTransaction(context.db, async (trx) => {
    if ('paymentReference' in event && !(await isInBooks(trx, event.paymentReference))) return false;
    if (await recordEvent(trx, received, now)) await applyWithin(trx, provider, event, now);
    return true;
  });
}

async function applyWithin(
  trx: Trx,
  provider: string,
  event: Exclude<PaymentEvent, { type: 'paid' }>,
  now: Date,
): Promise<void> {
  switch (event.type) {
    case 'failed':
      return endHold(trx, event.sessionId, 'hold-released', now);
    case 'expired':
      return endHold(trx, event.sessionId, 'hold-expired', now);
    case 'refunded':
      return settleRefund(trx, provider, event, now);
    case 'refunded-in-full':
      return settleAsked(trx, event.paymentReference, now);
    case 'refund-failed':
      return failRefund(trx, provider, event, now);
    case 'disputed':
      return noteDispute(trx, provider, event, now);
    case 'ignored':
  }
}

async function isInBooks(trx: Trx, paymentReference: string): Promise<boolean> {
  return (await bookingIdPaidBy(trx, paymentReference)) !== undefined;
}

/** By the session and not by the booking it names: only the session that the guest was given ends the hold. */
async function endHold(trx: Trx, sessionId: string, event: BookingEvent, now: Date): Promise<void> {
  const ref = await findBySession(trx, sessionId);
  if (ref !== undefined) await applyBookingEvent(trx, ref, event, now);
}

async function findBySession(trx: Trx, sessionId: string): Promise<BookingRef | undefined> {
  return trx
    .selectFrom('checkouts')
    .select(['property_id as propertyId', 'booking_id as bookingId'])
    .where('session_id', '=', sessionId)
    .executeTakeFirst();
}
