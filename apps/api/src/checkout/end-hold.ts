import type { BookingEvent } from '@motel/booking-core';
import {
  type Hold,
  lockBooking,
  moveBooking,
  moveChange,
  pendingChangeOf,
  type StayChange,
} from '../booking/index.ts';
import { inTransaction, type Trx } from '../db/index.ts';
import { type MoneyContext, problemOf, type SessionState, settlePayment } from '../money/index.ts';

type EndOfHold = Extract<BookingEvent, 'hold-expired' | 'hold-released'>;

/**
 * Ends a hold: first its session at the provider, so that no guest pays for rooms that are gone, then the hold
 * itself, unless it is being paid.
 * @returns the state that the session is in
 * @throws when the provider cannot be reached; the hold then stays
 */
export async function endHold(
  context: MoneyContext,
  hold: Pick<Hold, 'bookingId' | 'provider' | 'sessionId'>,
  event: EndOfHold,
): Promise<SessionState['state']> {
  const state = await endSession(context, hold);
  if (state === 'expired') {
    await inTransaction(context.db, (trx) => releaseHold(trx, hold, event, context.clock.now()));
  }
  return state;
}

/**
 * Ends a change that waits for its payment, unless it is being paid: first its session, then its hold. The stay remains
 * as it was.
 * @throws when the provider cannot be reached; the change then waits on
 */
export async function endChange(
  context: MoneyContext,
  change: StayChange,
  event: EndOfHold,
): Promise<SessionState['state']> {
  const { provider = context.payments.name, sessionId = null } = change.checkout ?? {};
  const state = await endSession(context, { bookingId: change.bookingId, provider, sessionId });
  if (state !== 'expired') return state;
  await inTransaction(context.db, async (trx) => {
    const booking = await lockBooking(trx, change.bookingId);
    const pending = await pendingChangeOf(trx, change.bookingId);
    // It may have got its session, or ended, since it was read.
    if (booking === undefined || pending?.id !== change.id) return;
    if (pending.checkout?.sessionId !== sessionId) return;
    await moveChange(trx, booking, pending, event, context.clock.now());
  });
  return state;
}

/**
 * Ends the session of a hold at the provider. A paid one is settled, even when its event is lost.
 * A session of a provider that is no longer in use has ended with it.
 * @returns `expired` when it can no longer be paid
 * @throws when the provider cannot be reached
 */
export async function endSession(
  context: MoneyContext,
  { provider, sessionId, bookingId }: Pick<Hold, 'bookingId' | 'provider' | 'sessionId'>,
): Promise<SessionState['state']> {
  if (sessionId === null || provider !== context.payments.name) return 'expired';
  const session = await context.payments.expireSession(sessionId);
  if (session.state === 'paid') {
    const { state, ...payment } = session;
    await settlePayment(context, { bookingId, sessionId, ...payment });
    return problemOf(payment) === undefined ? state : 'expired';
  }
  return session.state;
}

/**
 * Releases the rooms of a hold whose session has ended at the provider.
 * @returns false, and nothing done, when the hold has got a session since it was read: its guest may be paying
 */
export async function releaseHold(
  trx: Trx,
  { bookingId, sessionId }: Pick<Hold, 'bookingId' | 'sessionId'>,
  event: EndOfHold,
  now: Date,
): Promise<boolean> {
  const booking = await lockBooking(trx, bookingId);
  if (booking === undefined || booking.checkout.sessionId !== sessionId) return false;
  await moveBooking(trx, booking, event, now);
  return true;
}
