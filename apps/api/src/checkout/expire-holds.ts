import { extendChange, extendHold, overdueChanges, overdueHolds } from '../booking/index.ts';
import type { MoneyContext, SessionState } from '../money/index.ts';
import { after } from '../shared/retry-delay.ts';
import { endChange, endHold } from './end-hold.ts';

/** Milliseconds. */
const MAX_PAUSE = 60 * 60_000;

/**
 * Releases the rooms of unpaid holds, and of changes of stays, past their time. Safe in many processes: each asks the
 * provider, one of them changes the booking. The next run retries a hold whose provider cannot be reached.
 */
export async function expireHolds(context: MoneyContext, stop: AbortSignal): Promise<void> {
  const { db, clock } = context;
  for (const hold of await overdueHolds(db, clock.now())) {
    if (stop.aborted) return;
    await expire(context, {
      bookingId: hold.bookingId,
      sessionEnd: hold.sessionEnd,
      end: () => endHold(context, hold, hold.isReleased ? 'hold-released' : 'hold-expired'),
      extend: (until) => extendHold(db, hold.bookingId, until),
    });
  }
  for (const change of await overdueChanges(db, clock.now())) {
    if (stop.aborted) return;
    await expire(context, {
      bookingId: change.bookingId,
      sessionEnd: change.checkout?.expiresAt ?? change.heldUntil,
      end: () => endChange(context, change, 'hold-expired'),
      extend: (until) => extendChange(db, change.id, until),
    });
  }
}

/** A hold past its time. */
interface Overdue {
  readonly bookingId: string;
  readonly sessionEnd: Date;
  end(): Promise<SessionState['state']>;
  extend(until: Date): Promise<void>;
}

async function expire({ clock, logger }: MoneyContext, overdue: Overdue): Promise<void> {
  const { bookingId, sessionEnd } = overdue;
  try {
    if ((await overdue.end()) !== 'processing') return;
    // A bank may take days to decide, and an event reports its decision: the pauses between retries grow.
    const now = clock.now();
    const pause = Math.min(now.getTime() - sessionEnd.getTime(), MAX_PAUSE);
    await overdue.extend(after(now, pause));
  } catch (error) {
    logger.warn({ err: error, bookingId }, 'A hold could not be ended');
  }
}
