import type Stripe from 'stripe';
import { ProviderRefusal, type RefundRequest } from '../payment-provider.ts';
import type { CallStripe } from './call-stripe.ts';
import { toStripe } from './stripe-amounts.ts';

/** The key in a refund's metadata that has its idempotency key; there is no other metadata. */
export const REFUND_KEY = 'refundKey';

/**
 * Stripe forgets an idempotency key after a day, and a refund may be retried for longer: so this first looks for the
 * key among the refunds of the payment.
 * @throws ProviderRefusal or ProviderUnavailable
 */
export async function refundPayment(
  stripe: Stripe,
  callStripe: CallStripe,
  request: RefundRequest,
  currency: string,
): Promise<void> {
  const { paymentReference, amount, idempotencyKey } = request;
  if (amount <= 0) throw new ProviderRefusal('Only more than nothing can be refunded');
  const { data } = await callStripe(() =>
    stripe.refunds.list({ payment_intent: paymentReference, limit: 100 }),
  );
  const known = data.find(({ metadata }) => metadata?.[REFUND_KEY] === idempotencyKey);
  if (known !== undefined && known.amount !== toStripe(currency, amount))
    throw new ProviderRefusal('The idempotency key was used for another refund');
  if (known !== undefined) return;
  await callStripe(() =>
    stripe.refunds.create(
      {
        payment_intent: paymentReference,
        amount: toStripe(currency, amount),
        metadata: { [REFUND_KEY]: idempotencyKey },
      },
      { idempotencyKey },
    ),
  );
}
