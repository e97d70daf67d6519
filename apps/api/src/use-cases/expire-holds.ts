import type { Context } from './context.ts';
import { endHold } from './payment/end-hold.ts';
import { selectHolds } from './payment/hold.ts';
import { prolongHold } from './payment/prolong-hold.ts';

/**
 * Gives the rooms of unpaid holds back once their time is over. Safe in many processes: each asks the provider,
 * one of them changes the booking. A hold whose provider cannot be asked is tried again by the next run, one whose payment
 * is still being decided after ever longer pauses.
 */
export async function expireHolds(context: Context, stop: AbortSignal): Promise<void> {
  const { db, clock, logger } = context;
  const due = await selectHolds(db)
    .select('checkouts.expires_at as sessionEnd')
    .where('bookings.status', '=', 'held')
    .where('bookings.held_until', '<=', clock.now())
    .orderBy('bookings.held_until')
    .execute();
  for (const hold of due) {
    if (stop.aborted) return;
    try {
      const state = await endHold(context, hold, 'hold-expired');
      if (state === 'processing') await prolongHold(db, hold, clock.now());
    } catch (error) {
      logger.warn({ err: error, bookingId: hold.bookingId }, 'A hold could not be ended');
    }
  }
}
