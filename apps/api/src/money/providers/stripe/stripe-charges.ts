import type Stripe from 'stripe';
import {
  type ChargeRequest,
  type Payment,
  ProviderRefusal,
  type RefundRequest,
} from '../payment-provider.ts';
import type { CallStripe } from './call-stripe.ts';
import { BOOKING_ID, INSTALLATION } from './session-params.ts';
import type { OwnSide } from './session-state.ts';
import { toStripe } from './stripe-amounts.ts';

/** The key in a charge's metadata that has its idempotency key. */
export const CHARGE_KEY = 'chargeKey';

/** Charges a kept card. Stripe knows the key for a day: no caller uses it longer. @throws as `CallStripe` */
export async function chargeCard(
  stripe: Stripe,
  callStripe: CallStripe,
  request: ChargeRequest,
  own: OwnSide,
): Promise<Payment> {
  const { guaranteeReference, bookingId, idempotencyKey, title, amount } = request;
  const { currency } = own.motel().money;
  if (amount <= 0) throw new ProviderRefusal('Only more than nothing can be charged');
  const kept = await callStripe(() =>
    stripe.checkout.sessions.retrieve(guaranteeReference, { expand: ['setup_intent'] }),
  );
  const setup = typeof kept.setup_intent === 'string' ? null : kept.setup_intent;
  const [customer, card] = [idOf(kept.customer), idOf(setup?.payment_method ?? null)];
  if (customer === undefined || card === undefined) throw new ProviderRefusal('No card is kept');
  const payment = await callStripe(() =>
    stripe.paymentIntents.create(
      {
        amount: toStripe(currency, amount),
        currency: currency.toLowerCase(),
        customer,
        payment_method: card,
        off_session: true,
        confirm: true,
        description: title,
        metadata: { [BOOKING_ID]: bookingId, [INSTALLATION]: own.name, [CHARGE_KEY]: idempotencyKey },
      },
      { idempotencyKey },
    ),
  );
  if (payment.status !== 'succeeded')
    throw new ProviderRefusal(`The card was not charged: ${payment.status}`);
  const { id } = payment;
  return { bookingId, sessionId: id, paymentReference: id, amount, requestId: idempotencyKey };
}

function idOf(named: string | { readonly id: string } | null): string | undefined {
  return typeof named === 'string' ? named : named?.id;
}

/** The key in a refund's metadata that has its idempotency key; there is no other metadata. */
export const REFUND_KEY = 'refundKey';

/** Refunds, unless a refund of the payment has the key: Stripe forgets keys after a day. @throws as `CallStripe` */
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
