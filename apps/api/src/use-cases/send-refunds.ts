import type { Selectable } from 'kysely';
import type { RefundRow } from '../db/database.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { ProviderRefusal } from '../payments/payment-provider.ts';
import { after, retryDelay } from '../retry-delay.ts';
import type { Context } from './context.ts';
import { failAsked } from './payment/end-refund.ts';

const BATCH = 50;

/**
 * Asks the provider for every refund that is due, until it has taken or refused it. Safe in many processes and after
 * a crash: the provider knows a refund by its key and pays it once.
 */
export async function sendRefunds(context: Context, stop: AbortSignal): Promise<void> {
  const due = await context.db
    .selectFrom('refunds')
    .selectAll()
    .where('sent_at', 'is', null)
    .where('settled_at', 'is', null)
    .where('failed_at', 'is', null)
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
    if (error instanceof ProviderRefusal) {
      await inTransaction(db, (trx) => failAsked(trx, payments.name, paymentReference, clock.now()));
    }
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
