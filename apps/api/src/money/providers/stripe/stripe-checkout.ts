import type { Motel } from '@motel/content/server';
import Stripe from 'stripe';
import { isTestKey, type StripeAccess } from '../../../config/stripe-access.ts';
import { type Clock, clockError } from '../../../shared/clock.ts';
import { parseStorableJson } from '../../../shared/storable.ts';
import { isSignedEvent } from '../event-signature.ts';
import type { Installation } from '../installation.ts';
import { type PaymentProvider, ProviderRefusal, readingEvent, SignatureError } from '../payment-provider.ts';
import { isMissing, retryingCalls } from './call-stripe.ts';
import { sessionParams } from './session-params.ts';
import { type OwnSide, stripeStateOf, WITH_PAYMENT } from './session-state.ts';
import { chargeCard, refundPayment } from './stripe-charges.ts';
import { eventsSince, readStripeEvent } from './stripe-events.ts';

const OPTIONS = {
  // `retryingCalls` has retries of its own.
  maxNetworkRetries: 0,
  telemetry: false,
  // Milliseconds. Three attempts fit into the 20 seconds that a guest's browser waits.
  timeout: 5000,
};

/** Stripe Checkout. Its test mode is a provider of its own: with real money, its sessions count as ended. */
export function stripeCheckout(
  { secretKey, webhookSecret, server, retryPause }: StripeAccess,
  clock: Clock,
  installation: Installation,
  motel: () => Motel,
): PaymentProvider {
  const { httpClient, clockError } = heardClock(clock);
  const callStripe = retryingCalls(retryPause);
  const own: OwnSide = { ...installation, motel, isLive: !isTestKey(secretKey) };
  const stripe = new Stripe(secretKey, { ...OPTIONS, httpClient, ...server });

  const provider: PaymentProvider = {
    name: own.isLive ? 'stripe' : 'stripe-test',

    async createSession(request) {
      const { idempotencyKey } = request;
      const params = sessionParams(motel(), request, own.name);
      const { id, url } = await callStripe(() => stripe.checkout.sessions.create(params, { idempotencyKey }));
      if (url === null) throw new Error(`Stripe's session ${id} has no page to pay at`);
      return { sessionId: id, url };
    },

    async findSession(sessionId) {
      try {
        const asked = () => stripe.checkout.sessions.retrieve(sessionId, WITH_PAYMENT);
        return stripeStateOf(await callStripe(asked), own);
      } catch (error) {
        if (isMissing(error)) return { state: 'expired' };
        throw error;
      }
    },

    async expireSession(sessionId) {
      try {
        const asked = () => stripe.checkout.sessions.expire(sessionId, WITH_PAYMENT);
        return stripeStateOf(await callStripe(asked), own);
      } catch (error) {
        if (!(error instanceof ProviderRefusal)) throw error;
        // Only an open session can be expired: this one was paid or had ended before.
        const found = await provider.findSession(sessionId);
        if (found.state === 'open') throw error;
        return found;
      }
    },

    async readEvent(rawBody, headers) {
      if (!isSignedEvent(rawBody, headers.get('stripe-signature'), webhookSecret, clock.now()))
        throw new SignatureError('The event is not signed by Stripe, or too long ago');
      const body = readingEvent(() => parseStorableJson(rawBody));
      return readStripeEvent(body, own);
    },

    refund: (request) => refundPayment(stripe, callStripe, request, motel().money.currency),
    charge: (request) => chargeCard(stripe, callStripe, request, own),
    eventsSince: (instant) => eventsSince(stripe, callStripe, instant, own),
    clockError,
  };
  return provider;
}

/** A client for Stripe's library that reads Stripe's time from every answer, and asks for nothing more. */
function heardClock(clock: Clock) {
  const httpClient = Stripe.createNodeHttpClient();
  const send = httpClient.makeRequest.bind(httpClient);
  let latest: number | undefined;
  httpClient.makeRequest = async (...request) => {
    const before = clock.now();
    const response = await send(...request);
    const theirs = new Date(String(response.getHeaders().date));
    if (!Number.isNaN(theirs.getTime())) latest = clockError(before, theirs, clock.now());
    return response;
  };
  return { httpClient, clockError: () => latest };
}
