import { extendRequest, isGivenUp, overdueRequests, type PaymentRequest } from '../../booking/index.ts';
import { inTransaction } from '../../db/index.ts';
import { after } from '../../shared/clock.ts';
import type { MoneyContext } from '../money-context.ts';
import type { SessionState } from '../providers/payment-provider.ts';
import { closeRequest, type EndOfRequest } from './release-request.ts';
import { mismatchOf, settleGuarantee, settlePayment } from './settle-payment.ts';

/**
 * Ends a request unless it is being paid: its session first, so that no guest pays for rooms that are gone.
 * @throws when the provider cannot be reached; the request then stays
 */
export async function endRequest(
  context: MoneyContext,
  request: PaymentRequest,
  event: EndOfRequest,
): Promise<SessionState['state']> {
  const state = await endPaymentSession(context, request);
  if (state === 'expired') {
    await inTransaction(context.db, (trx) => closeRequest(trx, request, event, context.clock.now()));
  }
  return state;
}

/**
 * Ends the session of a request; one of a former provider has ended. A paid one is settled, even without its event.
 * @returns `expired` when it can no longer be paid @throws when the provider cannot be reached
 */
export async function endPaymentSession(
  context: MoneyContext,
  { provider, sessionId, bookingId }: PaymentRequest,
): Promise<SessionState['state']> {
  if (sessionId === null || provider !== context.payments.name) return 'expired';
  const session = await context.payments.expireSession(sessionId);
  if (session.state === 'paid') {
    const { state, ...payment } = session;
    await settlePayment(context, { bookingId, sessionId, ...payment });
    return mismatchOf(payment) === undefined ? state : 'expired';
  }
  if (session.state === 'guaranteed') {
    const { guaranteeReference } = session;
    await settleGuarantee(context, { bookingId, sessionId, guaranteeReference });
  }
  return session.state;
}

/** Milliseconds. */
const MAX_PAUSE = 60 * 60_000;

/** Ends overdue requests and releases their rooms. Safe in many processes. The next run retries a provider that is down. */
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
