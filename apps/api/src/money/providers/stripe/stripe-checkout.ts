import { isTestKey, type StripeAccess } from '../../../config/stripe-access.ts';
import type { Clock } from '../../../shared/clock.ts';
import { parseStorableJson } from '../../../shared/storable.ts';
import { isSignedEvent } from '../event-signature.ts';
import { type PaymentProvider, ProviderRefusal, SignatureError } from '../payment-provider.ts';
import { readingEvent } from '../unreadable-event-error.ts';
import { callStripe, isMissing } from './call-stripe.ts';
import { refundPayment } from './refund-payment.ts';
import { sessionParams } from './session-params.ts';
import { stateOf, WITH_PAYMENT } from './session-state.ts';
import { openStripe } from './stripe-client.ts';
import { eventsSince, parseStripeEvent } from './stripe-events.ts';

const SIGNATURE_HEADER = 'stripe-signature';

/**
 * Stripe Checkout. Its test mode is a provider of its own: when a motel changes from test money to real money, its
 * sessions in test mode count as ended.
 */
export function stripeCheckout(access: StripeAccess, clock: Clock): PaymentProvider {
  const stripe = openStripe(access);

  const provider: PaymentProvider = {
    name: isTestKey(access.secretKey) ? 'stripe-test' : 'stripe',

    async createSession(request) {
      const { idempotencyKey } = request;
      const params = sessionParams(request);
      const { id, url } = await callStripe(() => stripe.checkout.sessions.create(params, { idempotencyKey }));
      if (url === null) throw new Error(`Stripe's session ${id} has no page to pay at`);
      return { sessionId: id, url };
    },

    async findSession(sessionId) {
      try {
        return stateOf(await callStripe(() => stripe.checkout.sessions.retrieve(sessionId, WITH_PAYMENT)));
      } catch (error) {
        if (isMissing(error)) return { state: 'expired' };
        throw error;
      }
    },

    async expireSession(sessionId) {
      try {
        return stateOf(await callStripe(() => stripe.checkout.sessions.expire(sessionId, WITH_PAYMENT)));
      } catch (error) {
        if (!(error instanceof ProviderRefusal)) throw error;
        // Only an open session can be expired: this one was paid or had ended before.
        const found = await provider.findSession(sessionId);
        if (found.state === 'open') throw error;
        return found;
      }
    },

    async readEvent(rawBody, headers) {
      const signature = headers.get(SIGNATURE_HEADER);
      if (!isSignedEvent(rawBody, signature, access.webhookSecret, clock.now())) {
        throw new SignatureError('The event is not signed by Stripe, or too long ago');
      }
      return readingEvent(() => parseStripeEvent(parseStorableJson(rawBody)));
    },

    refund: (request) => refundPayment(stripe, request),
    eventsSince: (instant) => eventsSince(stripe, instant),
  };
  return provider;
}
