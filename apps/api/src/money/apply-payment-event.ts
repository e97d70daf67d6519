import { bookingsPaidBy, requestOfSession } from '../booking/index.ts';
import { inTransaction, type Trx } from '../db/index.ts';
import type { MoneyContext } from './money-context.ts';
import { recordOpenItem } from './open-items/open-items.ts';
import type { PaymentEvent } from './providers/payment-provider.ts';
import { type ReceivedEvent, recordEvent } from './received-event.ts';
import { type AtProvider, completeAll, completeRefund, failRefund, lockPaidBooking } from './refunds.ts';
import { closeRequest, type EndOfRequest } from './requests/release-request.ts';
import { settleGuarantee, settlePayment } from './requests/settle-payment.ts';

/**
 * Applies a signed event, once; nothing else confirms a booking (D9). One about a payment that is not in the books,
 * another shop's or one still to come, is not recorded: it is collected again. @returns false where nothing changed
 */
export async function applyPaymentEvent(context: MoneyContext, received: ReceivedEvent): Promise<boolean> {
  const { event, provider } = received;
  if (event.type === 'paid') {
    await settlePayment(context, event, received);
    return true;
  }
  if (event.type === 'guaranteed') {
    await settleGuarantee(context, event, received);
    return true;
  }
  if (event.type === 'ignored' || ('refundReference' in event && event.amount <= 0)) return false;
  const now = context.clock.now();
  return inTransaction(context.db, async (trx) => {
    if ('paymentReference' in event && (await bookingsPaidBy(trx, event.paymentReference)).length === 0)
      return false;
    if (await recordEvent(trx, received, now))
      await applyWithin(trx, { motel: context.motel, provider }, event, now);
    return true;
  });
}

async function applyWithin(
  trx: Trx,
  at: AtProvider,
  event: Exclude<PaymentEvent, { type: 'paid' | 'guaranteed' | 'ignored' }>,
  now: Date,
): Promise<void> {
  switch (event.type) {
    case 'failed':
      return endRequestOf(trx, event.sessionId, 'hold-released', now);
    case 'expired':
      return endRequestOf(trx, event.sessionId, 'hold-expired', now);
    case 'refunded':
      return completeRefund(trx, at, event, now);
    case 'refunded-in-full':
      return completeAll(trx, at.motel, event.paymentReference, now);
    case 'refund-failed':
      return failRefund(trx, at, event, now);
    case 'disputed':
      return recordDispute(trx, at, event, now);
  }
}

/** Finds the request by the session, not by the booking in the event: only the session that the guest got ends it. */
async function endRequestOf(trx: Trx, sessionId: string, event: EndOfRequest, now: Date): Promise<void> {
  const request = await requestOfSession(trx, sessionId);
  if (request !== undefined) await closeRequest(trx, request, event, now);
}

/** Records that a bank wants money back. Nothing else changes: the provider takes it until the dispute is decided. */
async function recordDispute(
  trx: Trx,
  { motel, provider }: AtProvider,
  { paymentReference, disputeReference: reference, amount }: Extract<PaymentEvent, { type: 'disputed' }>,
  now: Date,
): Promise<void> {
  const booking = await lockPaidBooking(trx, paymentReference);
  const bookingId = booking.id;
  const item = { provider, reference, kind: 'disputed', paymentReference, bookingId, amount } as const;
  await recordOpenItem(trx, motel, item, booking, now);
}
