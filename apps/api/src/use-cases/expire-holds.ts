import type { Context } from './context.ts';
import { endHold } from './payment/end-hold.ts';
import { selectHolds } from './payment/hold.ts';

/**
 * Gives the rooms of unpaid holds back once their time is over. Safe in many processes: each asks the provider,
 * one of them changes the booking. A hold whose provider cannot be asked, or still decides, is tried again later.
 */
export async function expireHolds(context: Context, stop: AbortSignal): Promise<void> {
  const due = await selectHolds(context.db)
    .where('bookings.status', '=', 'held')
    .where('bookings.held_until', '<=', context.clock.now())
    .orderBy('bookings.held_until')
    .execute();
  for (const hold of due) {
    if (stop.aborted) return;
    try {
      await endHold(context, hold, 'hold-expired');
    } catch (error) {
      context.logger.warn({ err: error, bookingId: hold.bookingId }, 'A hold could not be ended');
    }
  }
}
