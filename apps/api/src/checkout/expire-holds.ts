import { extendHold, overdueHolds } from '../booking/index.ts';
import type { MoneyContext } from '../money/index.ts';
import { after } from '../shared/retry-delay.ts';
import { endHold } from './end-hold.ts';

/** Milliseconds. */
const MAX_PAUSE = 60 * 60_000;

/**
 * Releases the rooms of unpaid holds past their time. Safe in many processes: each asks the provider, one of them
 * changes the booking. The next run retries a hold whose provider cannot be reached.
 */
export async function expireHolds(context: MoneyContext, stop: AbortSignal): Promise<void> {
  const { db, clock, logger } = context;
  for (const hold of await overdueHolds(db, clock.now())) {
    if (stop.aborted) return;
    try {
      const state = await endHold(context, hold, hold.isReleased ? 'hold-released' : 'hold-expired');
      if (state !== 'processing') continue;
      // A bank may take days to decide, and an event reports its decision: the pauses between retries grow.
      const now = clock.now();
      const pause = Math.min(now.getTime() - hold.sessionEnd.getTime(), MAX_PAUSE);
      await extendHold(db, hold.bookingId, after(now, pause));
    } catch (error) {
      logger.warn({ err: error, bookingId: hold.bookingId }, 'A hold could not be ended');
    }
  }
}
