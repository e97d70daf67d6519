import { extendRequest, isGivenUp, overdueRequests, type PaymentRequest } from '../../booking/index.ts';
import { after } from '../../shared/clock.ts';
import type { MoneyContext } from '../money-context.ts';
import { endRequest } from './end-request.ts';

/** Milliseconds. */
const MAX_PAUSE = 60 * 60_000;

/**
 * Ends requests past their time, and releases the rooms that they hold. Safe in many processes: each asks the provider, one
 * of them changes the booking. The next run retries one whose provider cannot be reached.
 */
export async function expireRequests(context: MoneyContext, stop: AbortSignal): Promise<void> {
  for (const request of await overdueRequests(context.db, context.clock.now())) {
    if (stop.aborted) return;
    await expire(context, request);
  }
}

async function expire(context: MoneyContext, request: PaymentRequest): Promise<void> {
  const { db, clock, logger } = context;
  try {
    const event = isGivenUp(request) ? 'hold-released' : 'hold-expired';
    if ((await endRequest(context, request, event)) !== 'processing') return;
    // A bank may take days to decide, and an event reports its decision: the pauses between retries grow.
    const now = clock.now();
    const pause = Math.min(now.getTime() - request.expiresAt.getTime(), MAX_PAUSE);
    await extendRequest(db, request.id, after(now, pause));
  } catch (error) {
    logger.warn({ err: error, bookingId: request.bookingId }, 'A request for a payment could not be ended');
  }
}
