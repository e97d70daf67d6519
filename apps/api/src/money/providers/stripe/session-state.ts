import { cents } from '@motel/booking-core';
import type Stripe from 'stripe';
import type { SessionState } from '../payment-provider.ts';

/** What a request for a session must include so that its state is known. */
export const WITH_PAYMENT = { expand: ['payment_intent'] };

/** The state of a session that was requested `WITH_PAYMENT`. */
export function stateOf(session: Stripe.Checkout.Session): SessionState {
  if (session.status === 'open') return { state: 'open' };
  if (session.status === 'expired') return { state: 'expired' };
  const { payment_intent: payment, amount_total: amount } = session;
  if (payment === null || typeof payment === 'string' || amount === null) {
    throw new Error(`Stripe's session ${session.id} is complete without a payment`);
  }
  if (session.payment_status === 'paid') {
    return { state: 'paid', paymentReference: payment.id, amount: cents(amount) };
  }
  // Complete and not paid: a bank still decides, or has decided against it.
  const hasFailed = payment.status === 'requires_payment_method' || payment.status === 'canceled';
  return { state: hasFailed ? 'expired' : 'processing' };
}
