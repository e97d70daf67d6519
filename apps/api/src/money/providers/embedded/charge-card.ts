import { randomBytes } from 'node:crypto';
import { NO_MONEY } from '@motel/booking-core';
import { asColumns, type Db, inTransaction } from '../../../db/index.ts';
import { fingerprintOf } from '../../../shared/token.ts';
import { type ChargeRequest, type Payment, ProviderRefusal } from '../payment-provider.ts';
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
