import { type Db, inTransaction, type Trx } from '../../../db/index.ts';
import { ProviderRefusal, type RefundRequest } from '../payment-provider.ts';
import { recordEmbeddedEvent } from './embedded-events.ts';

/** @throws ProviderRefusal when the payment is unknown or unpaid, when more than was paid would go back, or on a reused key */
export async function refundEmbedded(db: Db, request: RefundRequest, now: Date): Promise<void> {
  const { paymentReference, amount, idempotencyKey: refundReference } = request;
  await inTransaction(db, async (trx) => {
    const session = await trx
      .selectFrom('embedded_sessions')
      .select('id')
      .where('payment_reference', '=', paymentReference)
      .executeTakeFirst();
    if (session === undefined) throw new ProviderRefusal('There is no such payment');
    if (!(await isFirst(trx, request, now))) return;
    const given = await trx
      .updateTable('embedded_sessions')
      .set((row) => ({ refunded: row('refunded', '+', amount) }))
      .where('payment_reference', '=', paymentReference)
      .where('status', '=', 'paid')
      .where((row) => row(row('refunded', '+', amount), '<=', row.ref('total')))
      .executeTakeFirst();
    if (amount <= 0 || given.numUpdatedRows === 0n)
      throw new ProviderRefusal('Only what was paid, and not yet given back, can be refunded');
    const facts = { paymentReference, refundReference, amount };
    await recordEmbeddedEvent(trx, { type: 'refunded', ...facts }, now);
  });
}

/** Whether the key is new; the same key with the same request has been done already. */
async function isFirst(trx: Trx, { idempotencyKey, paymentReference, amount }: RefundRequest, now: Date) {
  const inserted = await trx
    .insertInto('embedded_refunds')
    .values({ idempotency_key: idempotencyKey, payment_reference: paymentReference, amount, created_at: now })
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .executeTakeFirst();
  if (inserted.numInsertedOrUpdatedRows === 1n) return true;

  const earlier = await trx
    .selectFrom('embedded_refunds')
    .select(['payment_reference', 'amount'])
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirstOrThrow();
  if (earlier.payment_reference !== paymentReference || earlier.amount !== amount)
    throw new ProviderRefusal('The idempotency key was used for another refund');
  return false;
}
