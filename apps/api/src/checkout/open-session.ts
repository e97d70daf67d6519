import type { CheckoutResponse } from '@motel/api-client/contracts';
import { type BookingAction, type Cents, occupiesRooms, type QuoteLine } from '@motel/booking-core';
import { type Booking, loadBooking, recordSession } from '../booking/index.ts';
import { inTransaction } from '../db/index.ts';
import type { ProviderSession } from '../money/index.ts';
import { type Outcome, refuseForNow, succeed } from '../shared/outcome.ts';
import type { CheckoutContext } from './checkout-context.ts';
import { releaseHold } from './end-hold.ts';

const UNAVAILABLE = refuseForNow('payment-unavailable', 'payment-unavailable', 120);

/** What the payment session of a held booking needs. */
export interface SessionToOpen extends Pick<Booking, 'id' | 'checkout'> {
  readonly action: BookingAction;
  readonly lines: readonly QuoteLine[];
  readonly total: Cents;
}

export function sessionOf({ id, action, checkout, folio }: Booking): SessionToOpen {
  return { id, action, checkout, lines: folio.lines, total: folio.price };
}

/** The stored answer for the guest while their booking is held or paid. */
export function storedAnswer({ status, action, checkout }: Booking): CheckoutResponse | undefined {
  const { sessionId, url } = checkout;
  if (!occupiesRooms(status) || sessionId === null || url === null) return undefined;
  return { bookingAction: action, url, sessionId };
}

/**
 * Requests the session of a held booking from the provider and stores it. The request is stored with the hold, so that
 * a concurrent request, or a retry after a crash, gets the same session. No transaction is open during the call.
 */
export async function openSession(
  context: CheckoutContext,
  { id, action, checkout, lines, total }: SessionToOpen,
): Promise<Outcome<CheckoutResponse>> {
  const { title, expiresAt, successUrl, cancelUrl } = checkout;
  let session: ProviderSession;
  try {
    const request = {
      bookingId: id,
      idempotencyKey: id,
      title,
      lines,
      total,
      expiresAt,
      successUrl,
      cancelUrl,
    };
    session = await context.payments.createSession(request);
  } catch (error) {
    context.logger.error({ err: error, bookingId: id }, 'The payment provider made no session');
    return releaseOrLoadAnswer(context, id);
  }
  const status = await recordSession(context.db, id, session);
  if (status === undefined)
    return (await loadStoredAnswer(context, id)) ?? endAbandonedSession(context, session, id);
  if (!occupiesRooms(status)) return endAbandonedSession(context, session, id);
  return succeed({ bookingAction: action, url: session.url, sessionId: session.sessionId });
}

async function loadStoredAnswer(
  { db }: CheckoutContext,
  id: string,
): Promise<Outcome<CheckoutResponse> | undefined> {
  const booking = await loadBooking(db, id);
  const answer = booking && storedAnswer(booking);
  return answer && succeed(answer);
}

/** Releases the hold, unless a concurrent request has got its session. */
async function releaseOrLoadAnswer(context: CheckoutContext, id: string): Promise<Outcome<CheckoutResponse>> {
  await inTransaction(context.db, (trx) =>
    releaseHold(trx, { bookingId: id, sessionId: null }, 'hold-released', context.clock.now()),
  );
  return (await loadStoredAnswer(context, id)) ?? UNAVAILABLE;
}

/** Ends a session whose hold a concurrent request, or the clock, has ended during the call: no guest may pay it. */
async function endAbandonedSession(
  { payments, logger }: CheckoutContext,
  { sessionId }: ProviderSession,
  bookingId: string,
): Promise<Outcome<CheckoutResponse>> {
  await payments.expireSession(sessionId).catch((error: unknown) => {
    logger.warn({ err: error, bookingId }, 'An abandoned payment session could not be ended');
  });
  return UNAVAILABLE;
}
