import type { CheckoutResponse } from '@motel/api-client/contracts';
import type { BookingRef } from '../../db/booking-ref.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import type { ProviderSession } from '../../payments/payment-provider.ts';
import type { Context } from '../context.ts';
import { type Outcome, refuseForNow, succeed } from '../outcome.ts';
import { giveUpHold } from '../payment/give-up-hold.ts';
import { type CheckoutRecord, loadCheckout, standingAnswer } from './checkout-record.ts';

const UNAVAILABLE = refuseForNow(
  'payment-unavailable',
  'Payment is not available right now. Nothing was booked or charged. Please try again in a few minutes.',
  120,
);

/**
 * Asks the provider for the session of a held booking and writes it down. What is asked is stored with the hold,
 * so that a repetition, by a twin or after a crash, gets the same session. No transaction is open meanwhile.
 */
export async function openSession(context: Context, ref: BookingRef): Promise<Outcome<CheckoutResponse>> {
  const checkout = await loadCheckout(context.db, ref);
  if (checkout.answer !== undefined) return succeed(checkout.answer);

  let session: ProviderSession;
  try {
    session = await context.payments.createSession(checkout.request);
  } catch (error) {
    context.logger.error({ err: error, bookingId: ref.bookingId }, 'The payment provider made no session');
    return releaseOrFollowTwin(context, ref);
  }
  await context.db
    .updateTable('checkouts')
    .set({ session_id: session.sessionId, url: session.url })
    .where('property_id', '=', ref.propertyId)
    .where('booking_id', '=', ref.bookingId)
    .where('session_id', 'is', null)
    .execute();
  const recorded = await loadCheckout(context.db, ref);
  const answer = standingAnswer(recorded);
  if (answer !== undefined) return succeed(answer);
  return endAbandonedSession(context, session, recorded);
}

/** The hold goes back, unless a twin has got its session meanwhile. */
async function releaseOrFollowTwin(context: Context, ref: BookingRef): Promise<Outcome<CheckoutResponse>> {
  await inTransaction(context.db, (trx) =>
    giveUpHold(trx, { ...ref, sessionId: null }, 'hold-released', context.clock.now()),
  );
  const answer = standingAnswer(await loadCheckout(context.db, ref));
  if (answer !== undefined) return succeed(answer);
  return UNAVAILABLE;
}

/** A twin's failure, or the clock, has ended the hold while the provider was asked: nobody may pay for it now. */
async function endAbandonedSession(
  { payments, logger }: Context,
  { sessionId }: ProviderSession,
  { status }: CheckoutRecord,
): Promise<Outcome<CheckoutResponse>> {
  await payments.expireSession(sessionId).catch((error: unknown) => {
    logger.warn({ err: error, status }, 'An abandoned payment session could not be ended');
  });
  return UNAVAILABLE;
}
