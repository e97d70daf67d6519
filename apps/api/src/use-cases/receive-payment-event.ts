import type { Db } from '../db/database.ts';
import type { PaymentEvent } from '../payments/payment-provider.ts';
import { applyPaymentEvent } from './apply-payment-event.ts';
import type { Context } from './context.ts';
import type { ReceivedEvent } from './payment/record-event.ts';

/**
 * Lets an event that was delivered have its effect. What became of a payment that is not in the books is left for when
 * the provider is asked for all of its events in their order: it is another shop's, or has come before its payment, and
 * would be lost here.
 */
export async function receivePaymentEvent(context: Context, received: ReceivedEvent): Promise<void> {
  if (await isAheadOfItsPayment(context.db, received.event)) return;
  await applyPaymentEvent(context, received);
}

async function isAheadOfItsPayment(db: Db, event: PaymentEvent): Promise<boolean> {
  if (event.type === 'paid' || !('paymentReference' in event)) return false;
  const payment = await db
    .selectFrom('payments')
    .select('reference')
    .where('reference', '=', event.paymentReference)
    .executeTakeFirst();
  return payment === undefined;
}
