import { randomBytes } from 'node:crypto';
import { NO_MONEY } from '@motel/booking-core';
import { asColumns, type Db, inTransaction, type Trx } from '../../../db/index.ts';
import { fingerprintOf } from '../../../shared/token.ts';
import {
  type ChargeRequest,
  type Payment,
  ProviderRefusal,
  type RefundRequest,
} from '../payment-provider.ts';
import { recordEmbeddedEvent } from './embedded-events.ts';

/** @throws ProviderRefusal when there is no such card, when it is refused, and on a reused key */
export async function chargeEmbedded(db: Db, request: ChargeRequest, now: Date): Promise<Payment> {
  const { guaranteeReference, bookingId, idempotencyKey: requestId, title, amount } = request;
  if (amount <= 0) throw new ProviderRefusal('Only more than nothing can be charged');
  const requestHash = fingerprintOf({ guaranteeReference, bookingId, amount });
  return inTransaction(db, async (trx) => {
    const card = await trx
      .selectFrom('embedded_sessions')
      .select(['settles_as', 'success_url', 'cancel_url'])
      .where('payment_reference', '=', guaranteeReference)
      .where('status', '=', 'paid')
      .where('total', '=', NO_MONEY)
      .executeTakeFirst();
    if (card === undefined) throw new ProviderRefusal('There is no such card');
    if (card.settles_as === 'failed') throw new ProviderRefusal('The card was refused');
    const made = await trx
      .insertInto('embedded_sessions')
      .values({
        id: `ch_embedded_${randomBytes(24).toString('base64url')}`,
        ...asColumns({
          idempotencyKey: requestId,
          requestHash,
          bookingId,
          title,
          total: amount,
          expiresAt: now,
        }),
        lines: '[]',
        refunded: 0,
        status: 'paid',
        success_url: card.success_url,
        cancel_url: card.cancel_url,
        payment_reference: `pay_embedded_${randomBytes(24).toString('base64url')}`,
      })
      .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
      .executeTakeFirst();
    const charged = await trx
      .selectFrom('embedded_sessions')
      .select(['id', 'request_hash', 'payment_reference as paymentReference'])
      .where('idempotency_key', '=', requestId)
      .executeTakeFirstOrThrow();
    if (charged.request_hash !== requestHash)
      throw new ProviderRefusal('The idempotency key was used for another charge');
    const { id: sessionId, paymentReference } = charged;
    const payment = { bookingId, sessionId, paymentReference, amount, requestId };
    if (made.numInsertedOrUpdatedRows === 1n)
      await recordEmbeddedEvent(trx, { type: 'paid', ...payment }, now);
    return payment;
  });
}

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
