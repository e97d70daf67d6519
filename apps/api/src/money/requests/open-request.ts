import { forgetHolds, type PaymentRequest, recordSession, requestById } from '../../booking/index.ts';
import { inTransaction } from '../../db/index.ts';
import type { MoneyContext } from '../money-context.ts';
import type { PaymentLine } from '../providers/payment-provider.ts';
import { closeRequest } from './release-request.ts';

/** A request that can be paid: its guest has a page to pay on. */
export type OpenedRequest = PaymentRequest & { readonly sessionId: string; readonly url: string };

/**
 * Opens the session of a request that is stored before: a retry gets the same one. No transaction is open during it.
 * @param lines they add up to the amount
 * @returns `ended` by something else; `unavailable` without a session: the request has ended, its rooms are released
 */
export async function openRequest(
  context: MoneyContext,
  request: PaymentRequest,
  lines: readonly PaymentLine[],
  terms?: string,
): Promise<OpenedRequest | 'ended' | 'unavailable'> {
  const { db, clock, logger, payments } = context;
  const { id, bookingId, amount, title, expiresAt, successUrl, cancelUrl } = request;
  if (isOpened(request)) return request;
  try {
    const session = await payments.createSession({
      bookingId,
      idempotencyKey: id,
      title,
      expiresAt,
      successUrl,
      cancelUrl,
      terms,
      lines,
      total: amount,
      ...(amount === 0 && { isGuarantee: true }),
    });
    if (await recordSession(db, id, session)) return { ...request, ...session };
    const opened = await openedRequest(db, id);
    if (opened !== undefined) return opened;
    // No guest may pay it.
    await payments.expireSession(session.sessionId).catch((error: unknown) => {
      logger.warn({ err: error, bookingId }, 'An abandoned payment session could not be ended');
    });
    return 'ended';
  } catch (error) {
    logger.error({ err: error, bookingId }, 'The payment provider made no session');
    // Nothing is released when a concurrent call has got its session.
    await inTransaction(db, async (trx) => {
      const isClosed = await closeRequest(trx, { ...request, sessionId: null }, 'hold-released', clock.now());
      // Its guest did not leave it unpaid.
      if (isClosed) await forgetHolds(trx, [id]);
    });
    return (await openedRequest(db, id)) ?? 'unavailable';
  }
}

async function openedRequest(db: MoneyContext['db'], id: string): Promise<OpenedRequest | undefined> {
  const request = await requestById(db, id);
  return request !== undefined && request.status !== 'ended' && isOpened(request) ? request : undefined;
}

function isOpened(request: PaymentRequest): request is OpenedRequest {
  return request.sessionId !== null && request.url !== null;
}
