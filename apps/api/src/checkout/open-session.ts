import type { CheckoutResponse } from '@motel/api-client/contracts';
import { occupiesRooms } from '@motel/booking-core';
import { type Booking, forgetHolds, loadBooking, recordSession } from '../booking/index.ts';
import { inTransaction } from '../db/index.ts';
import type { MoneyContext, ProviderSession } from '../money/index.ts';
import { type Outcome, refuseForNow, succeed } from '../shared/outcome.ts';
import { releaseHold } from './end-hold.ts';

const UNAVAILABLE = refuseForNow('payment-unavailable', 'payment-unavailable', 120);

/** What the payment session of a held booking needs. */
export interface SessionToOpen extends Pick<Booking, 'id' | 'action' | 'checkout'> {
  readonly folio: Pick<Booking['folio'], 'lines' | 'price'>;
}

/** The stored answer for the guest while their booking is held or paid. */
export function storedAnswer({ status, action, checkout }: Booking): Outcome<CheckoutResponse> | undefined {
  const { sessionId, url } = checkout;
  if (!occupiesRooms(status) || sessionId === null || url === null) return undefined;
  return succeed({ bookingAction: action, url, sessionId });
}

/**
 * Requests the session of a held booking from the provider and stores it. The request is stored with the hold, so that
 * a concurrent request, or a retry after a crash, gets the same session. No transaction is open during the call.
 */
export async function openSession(
  context: MoneyContext,
  { id, action, checkout, folio }: SessionToOpen,
): Promise<Outcome<CheckoutResponse>> {
  const { title, expiresAt, successUrl, cancelUrl } = checkout;
  const page = { title, expiresAt, successUrl, cancelUrl, lines: folio.lines, total: folio.price };
  let session: ProviderSession;
  try {
    session = await context.payments.createSession({ bookingId: id, idempotencyKey: id, ...page });
  } catch (error) {
    context.logger.error({ err: error, bookingId: id }, 'The payment provider made no session');
    // Nothing is released when a concurrent request has got its session.
    await inTransaction(context.db, async (trx) => {
      const hold = { bookingId: id, sessionId: null };
      const isReleased = await releaseHold(trx, hold, 'hold-released', context.clock.now());
      // Its guest did not leave it unpaid.
      if (isReleased) await forgetHolds(trx, [id]);
    });
    return (await loadStoredAnswer(context, id)) ?? UNAVAILABLE;
  }
  const status = await recordSession(context.db, id, session);
  if (status === undefined)
    return (await loadStoredAnswer(context, id)) ?? endAbandonedSession(context, session, id);
  if (!occupiesRooms(status)) return endAbandonedSession(context, session, id);
  return succeed({ bookingAction: action, url: session.url, sessionId: session.sessionId });
}

async function loadStoredAnswer({ db }: MoneyContext, id: string) {
  const booking = await loadBooking(db, id);
  return booking && storedAnswer(booking);
}

/** Ends a session whose hold a concurrent request, or the clock, has ended during the call: no guest may pay it. */
async function endAbandonedSession(context: MoneyContext, session: ProviderSession, bookingId: string) {
  await context.payments.expireSession(session.sessionId).catch((error: unknown) => {
    context.logger.warn({ err: error, bookingId }, 'An abandoned payment session could not be ended');
  });
  return UNAVAILABLE;
}
