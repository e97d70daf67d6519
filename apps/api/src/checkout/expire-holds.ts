import { extendHold, type Hold, overdueHolds } from '../booking/index.ts';
import type { Db } from '../db/index.ts';
import type { MoneyContext } from '../money/index.ts';
import { after } from '../shared/retry-delay.ts';
import { endHold } from './end-hold.ts';

/**
 * Releases the rooms of unpaid holds past their time. Safe in many processes: each asks the provider, one of them
 * changes the booking. The next run retries a hold whose provider cannot be reached; while a payment is undecided, the
 * pauses between retries grow.
 */
export async function expireHolds(context: MoneyContext, stop: AbortSignal): Promise<void> {
  const { db, clock, logger } = context;
  for (const hold of await overdueHolds(db, clock.now())) {
    if (stop.aborted) return;
    try {
      const state = await endHold(context, hold, 'hold-expired');
      if (state === 'processing') await extend(db, hold, clock.now());
    } catch (error) {
      logger.warn({ err: error, bookingId: hold.bookingId }, 'A hold could not be ended');
    }
  }
}

/** Milliseconds. */
const MAX_PAUSE = 60 * 60_000;

/**
 * Extends the hold of an undecided payment by the time since its session ended, and by an hour at most; the provider is
 * then asked again. A bank may take days, and an event reports its decision.
 */
async function extend(db: Db, { bookingId, sessionEnd }: Hold, now: Date): Promise<void> {
  const pause = Math.min(now.getTime() - sessionEnd.getTime(), MAX_PAUSE);
  await extendHold(db, bookingId, after(now, pause));
}
