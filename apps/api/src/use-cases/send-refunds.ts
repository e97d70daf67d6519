import type { Selectable } from 'kysely';
import type { RefundRow } from '../db/database.ts';
import { after, retryDelay } from '../retry-delay.ts';
import type { Context } from './context.ts';

const BATCH = 50;

/**
 * Asks the provider for every refund that is due, until it has taken it. Safe in many processes and after a crash:
 * the provider knows a refund by its key and pays it once.
 */
export async function sendRefunds(context: Context, stop: AbortSignal): Promise<void> {
  const due = await context.db
    .selectFrom('refunds')
    .selectAll()
    .where('sent_at', 'is', null)
    .where('next_attempt_at', '<=', context.clock.now())
    .orderBy('next_attempt_at')
    .limit(BATCH)
    .execute();
  for (const refund of due) {
    if (stop.aborted) return;
    await send(context, refund);
  }
}

async function send({ db, clock, payments, logger }: Context, refund: Selectable<RefundRow>): Promise<void> {
  const { payment_reference: paymentReference, amount } = refund;
  const attempts = refund.attempts + 1;
  let sentAt: Date | null = null;
  try {
    await payments.refund({ paymentReference, amount, idempotencyKey: `refund:${paymentReference}` });
    sentAt = clock.now();
  } catch (error) {
    logger.error({ err: error, bookingId: refund.booking_id, attempts }, 'A refund was not taken');
  }
  await db
    .updateTable('refunds')
    .set({ attempts, sent_at: sentAt, next_attempt_at: after(clock.now(), retryDelay(attempts)) })
    .where('property_id', '=', refund.property_id)
    .where('booking_id', '=', refund.booking_id)
    .where('payment_reference', '=', paymentReference)
    .where('sent_at', 'is', null)
    .execute();
}
