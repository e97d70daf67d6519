import { randomUUID } from 'node:crypto';
import { cents } from '@motel/booking-core';
import { motel as content } from '@motel/content/testing';
import type Stripe from 'stripe';
import type { StripeAccess } from '../../../../src/config/stripe-access.ts';
import {
  type PaymentProvider,
  ProviderRefusal,
  ProviderUnavailable,
  type SessionRequest,
} from '../../../../src/money/providers/payment-provider.ts';
import { stripeStateOf } from '../../../../src/money/providers/stripe/session-state.ts';
import { stripeCheckout } from '../../../../src/money/providers/stripe/stripe-checkout.ts';
import { eventsSent, paidSession, sessionRequest } from '../provider-harness.ts';
import type { Fault } from './fake-server.ts';
import type { FakeStripe } from './fake-stripe.ts';
import { hasDescription, objectionsTo } from './stripe-description.ts';
import { OURS, type StripeHarness, stripeHarness } from './stripe-harness.ts';

const CREATE = 'POST /v1/checkout/sessions';
const EXPIRE = 'POST /v1/checkout/sessions/{id}/expire';
const FIND = 'GET /v1/checkout/sessions/{id}';
const REFUND = 'POST /v1/refunds';
/** Every attempt: Stripe's own library retries a broken connection once, besides the motel's attempts. */
const LOST: readonly Fault[] = Array.from({ length: 6 }, () => 'lose');

let harness: StripeHarness;
let stripe: FakeStripe;
let provider: PaymentProvider;
beforeAll(async () => {
  harness = await stripeHarness();
  ({ stripe, provider } = harness);
});
afterEach(() => expect(stripe.objections).toEqual([]));
afterAll(() => harness.close());

const requestOf = (change?: Partial<SessionRequest>) => sessionRequest(harness, change);
const sent = () => eventsSent(harness);

const triesOf = (request: string) => {
  const before = stripe.asked.length;
  const asked = () => stripe.asked.slice(before).map(({ method, path }) => `${method} ${path}`);
  return () => asked().filter((one) => one === request).length;
};
const refund = (paymentReference: string, amount: number, idempotencyKey: string = randomUUID()) =>
  provider.refund({ paymentReference, amount: cents(amount), idempotencyKey });
/** Another way to the same account. */
const reachedBy = (access: Partial<StripeAccess>) =>
  stripeCheckout({ ...stripe.access, ...access }, harness.clock, OURS, () => content);

describe('§10.6: a request to Stripe', () => {
  test('has the lines in cents of CAD, the stored end, and two names', async () => {
    const request = requestOf({
      lines: [
        { kind: 'smoking-room', label: 'Smoking room charge', amount: cents(0) },
        { kind: 'pets', label: 'Pet fee per pet', detail: '1 pet × $15', amount: cents(1500) },
      ],
      total: cents(1500),
    });
    await provider.createSession(request);
    const itemOf = (unit_amount: string, product_data: object) => ({
      quantity: '1',
      price_data: { currency: 'cad', unit_amount, product_data },
    });
    expect(stripe.asked.at(-1)).toEqual({
      method: 'POST',
      path: '/v1/checkout/sessions',
      key: request.idempotencyKey,
      params: {
        mode: 'payment',
        submit_type: 'book',
        locale: 'en',
        line_items: [
          itemOf('0', { name: 'Smoking room charge' }),
          itemOf('1500', { name: 'Pet fee per pet', description: '1 pet × $15' }),
        ],
        metadata: { bookingId: request.bookingId, installation: 'ours' },
        payment_intent_data: { description: request.title },
        custom_text: { submit: { message: `${request.title}. ${request.terms}` } },
        expires_at: String(Math.floor(request.expiresAt.getTime() / 1000)),
        success_url: request.successUrl,
        cancel_url: request.cancelUrl,
      },
    });
  });

  test('refunds a part of a payment under its own key', async () => {
    const { paymentReference } = await paidSession(harness);
    const idempotencyKey = randomUUID();
    await refund(paymentReference, 9700, idempotencyKey);
    expect(stripe.asked.at(-1)).toEqual({
      method: 'POST',
      path: '/v1/refunds',
      key: idempotencyKey,
      params: { payment_intent: paymentReference, amount: '9700', metadata: { refundKey: idempotencyKey } },
    });
  });

  test.skipIf(!hasDescription)('matches Stripe’s published description (STRIPE_OPENAPI)', () => {
    const described = (params: unknown) => objectionsTo('POST', '/v1/checkout/sessions', params);
    expect(described({ success_url: 'https://motel.example', expires_at: '1795200000' })).toEqual([]);
    expect(described({})).toHaveLength(1);
    expect(described({ success_url: 'x', expires_at: 'soon' })).toHaveLength(1);
    expect(described({ success_url: 'x', submit_type: 'reserve' })).toHaveLength(1);
    expect(described({ success_url: 'x', line_items: [{ cost: '1' }] })).toHaveLength(1);
    expect(objectionsTo('GET', '/v1/events', { sorted: 'yes' })).toHaveLength(1);
    expect(objectionsTo('GET', '/v1/customers', {})).toHaveLength(1);
  });
});

describe('a call to Stripe that fails', () => {
  test.each<[string, Fault[]]>([
    ['429', [429, 429]],
    ['a lost response', ['lose', 'lose']],
    ['a broken connection', ['cut', 'cut']],
    ['a concurrent call with its key', [409, 409]],
  ])('by %s is retried with the same key, and creates one session', async (_, faults) => {
    const request = requestOf();
    stripe.fail(CREATE, ...faults);
    const { sessionId } = await provider.createSession(request);
    expect(await provider.createSession(request)).toMatchObject({ sessionId });
    const asked = stripe.asked.filter(({ key }) => key === request.idempotencyKey);
    expect(asked.length).toBeGreaterThan(2);
    expect(new Set(asked.map(({ params }) => JSON.stringify(params))).size).toBe(1);
  });

  test('by a refused connection reports the reason', async () => {
    const away = reachedBy({ server: { ...stripe.server, port: 1 } });
    await expect(away.createSession(requestOf())).rejects.toThrow(
      /^Stripe: .*\(connect ECONNREFUSED 127\.0\.0\.1:1\)$/,
    );
  });

  test('by a timeout is retried', async () => {
    const hasty = reachedBy({ server: { ...stripe.server, timeout: 1000 } });
    const request = requestOf();
    stripe.fail(CREATE, 'silence');
    const { sessionId } = await hasty.createSession(request);
    expect(await provider.createSession(request)).toMatchObject({ sessionId });
  });

  test.each([
    ['on every attempt is given up as an unknown result', [429, 429, 429], ProviderUnavailable],
    ['with 400 is a refusal: nothing was done', [400], ProviderRefusal],
    ['with 402 is a refusal: nothing was done', [402], ProviderRefusal],
  ] as const)('%s', async (_, faults, failure) => {
    const { paymentReference } = await paidSession(harness);
    const tries = triesOf(REFUND);
    stripe.fail(REFUND, ...faults);
    await expect(refund(paymentReference, 100)).rejects.toThrow(failure);
    expect(tries()).toBe(faults.length);
  });

  test('by Stripe’s own error fails again with its key, not with another', async () => {
    const request = requestOf();
    const tries = triesOf(CREATE);
    stripe.fail(CREATE, 500);
    await expect(provider.createSession(request)).rejects.toThrow(ProviderUnavailable);
    await expect(provider.createSession(request)).rejects.toThrow(ProviderUnavailable);
    expect(tries(), 'one attempt each: Stripe advises against a retry').toBe(2);
    const session = await provider.createSession({ ...request, idempotencyKey: randomUUID() });
    expect(await provider.findSession(session.sessionId)).toEqual({ state: 'open' });
  });

  test('by Stripe’s own error is retried when it only reads', async () => {
    const { sessionId } = await provider.createSession(requestOf());
    stripe.fail(FIND, 500, 429);
    expect(await provider.findSession(sessionId)).toEqual({ state: 'open' });
  });

  test('by a wrong key is no final refusal, and the key appears nowhere', async () => {
    const secretKey = 'sk_live_of_somebody_else';
    const other = reachedBy({ secretKey });
    const tries = triesOf(CREATE);
    const failure = await other.createSession(requestOf()).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ProviderUnavailable);
    expect(String(failure)).not.toContain(secretKey);
    expect(tries()).toBe(1);
    expect([other.name, provider.name]).toEqual(['stripe', 'stripe-test']);
  });
});

describe('a session', () => {
  test('that is paid during its expiry is paid', async () => {
    const { sessionId, url } = await provider.createSession(requestOf());
    stripe.fail(EXPIRE, () => stripe.pay(url));
    expect(await provider.expireSession(sessionId)).toMatchObject({ state: 'paid', amount: 21_100 });
  });

  test('that Stripe refuses to show or to end does not count as ended', async () => {
    const { sessionId } = await provider.createSession(requestOf());
    stripe.fail(FIND, 400);
    await expect(provider.findSession(sessionId)).rejects.toThrow(ProviderRefusal);
    stripe.fail(EXPIRE, 400);
    await expect(provider.expireSession(sessionId)).rejects.toThrow(ProviderRefusal);
    expect(await provider.findSession(sessionId)).toEqual({ state: 'open' });
  });

  test('has ended even when the response to its expiry was lost', async () => {
    const { sessionId } = await provider.createSession(requestOf());
    stripe.fail(EXPIRE, 'lose', 'lose');
    expect(await provider.expireSession(sessionId)).toEqual({ state: 'expired' });
  });

  test('with a slow bank is processing, cannot be expired, and then is paid', async () => {
    const { sessionId, url } = await provider.createSession(requestOf());
    await harness.collectEvents();
    stripe.pay(url, 'late-paid');
    expect(await provider.findSession(sessionId)).toEqual({ state: 'processing' });
    expect(await provider.expireSession(sessionId)).toEqual({ state: 'processing' });
    stripe.decideLatePayments();
    expect(await provider.expireSession(sessionId)).toMatchObject({ state: 'paid', amount: 21_100 });
    expect(await typesSent()).toEqual(['ignored', 'paid']);
  });

  test('that a slow bank refuses has expired', async () => {
    const { sessionId, url } = await provider.createSession(requestOf());
    await harness.collectEvents();
    stripe.pay(url, 'late-failed');
    stripe.decideLatePayments();
    expect(await provider.findSession(sessionId)).toEqual({ state: 'expired' });
    expect(await typesSent()).toEqual(['ignored', 'failed']);
  });
});

test.each([
  ['processing', 'processing'],
  ['requires_payment_method', 'expired'],
  ['canceled', 'expired'],
] as const)('a complete session with a payment that is %s is %s', (status, state) => {
  const session = { status: 'complete', payment_status: 'unpaid', amount_total: 100 };
  const answered = { ...session, payment_intent: { id: 'pi_1', status } } as Stripe.Checkout.Session;
  expect(stripeStateOf(answered, { isLive: false, motel: () => content })).toEqual({ state });
});

describe('a refund', () => {
  test('is made once after lost responses, even when its key has expired', async () => {
    const { paymentReference } = await paidSession(harness);
    const key = randomUUID();
    stripe.fail(REFUND, ...LOST);
    await expect(refund(paymentReference, 5000, key)).rejects.toThrow(ProviderUnavailable);
    stripe.forgetKeys();
    await refund(paymentReference, 5000, key);
    const made = stripe.events.filter(({ type, data }) => {
      const { payment_intent } = data.object as { payment_intent?: string };
      return type === 'refund.created' && payment_intent === paymentReference;
    });
    expect(made).toHaveLength(1);
    // Nor is its key one for another refund then.
    stripe.forgetKeys();
    await expect(refund(paymentReference, 1, key)).rejects.toThrow(ProviderRefusal);
  });

  test.each([
    ['succeeded', 'refunded'],
    ['failed', 'refund-failed'],
  ] as const)('that is slow and has %s becomes the event %s', async (outcome, type) => {
    const { paymentReference } = await paidSession(harness);
    stripe.refundsTakeTime = true;
    await refund(paymentReference, 100);
    stripe.refundsTakeTime = false;
    await harness.collectEvents();
    stripe.settleRefunds(outcome);
    expect(await sent()).toMatchObject([
      { type, paymentReference, amount: 100, refundKey: expect.any(String) },
    ]);
  });

  test('by hand has its own event, and a full one another', async () => {
    const { paymentReference } = await paidSession(harness);
    await harness.collectEvents();
    stripe.refundByHand(paymentReference, 9300);
    const ids = { eventId: expect.any(String), refundReference: expect.stringMatching(/^re_/) };
    const byHand = { type: 'refunded', paymentReference, ...ids };
    expect(await sent()).toEqual([
      { ...byHand, amount: 9300 },
      { type: 'ignored', eventId: expect.any(String) },
    ]);
    stripe.refundByHand(paymentReference, 11_800);
    expect(await sent()).toEqual([
      { ...byHand, amount: 11_800 },
      { type: 'refunded-in-full', eventId: expect.any(String), paymentReference },
    ]);
  });
});

describe('an event', () => {
  test('of an unknown kind, or of another shop in the same account, is ignored', async () => {
    await harness.collectEvents();
    const foreign = { id: 'cs_foreign', payment_status: 'paid', payment_intent: 'pi_foreign', metadata: {} };
    stripe.happen('checkout.session.completed', { ...foreign, amount_total: 100, currency: 'usd' });
    stripe.happen('checkout.session.expired', { id: 'cs_foreign', metadata: null });
    stripe.happen('charge.refunded', { metadata: {}, refunded: true, payment_intent: null });
    stripe.happen('refund.created', { id: 're_foreign', amount: 1, status: null, payment_intent: null });
    stripe.happen('charge.dispute.created', { id: 'dp_foreign', amount: 1, payment_intent: null });
    stripe.happen('payout.paid', { amount: 1 });
    stripe.happen('customer.created', {});
    expect(await typesSent()).toEqual(Array(7).fill('ignored'));
  });

  test('of an own session with missing fields fails, so Stripe sends it again', async () => {
    await harness.collectEvents();
    const ours = { id: 'cs_1', metadata: { bookingId: 'b', installation: 'ours' }, payment_status: 'paid' };
    stripe.happen('checkout.session.completed', ours);
    await expect(typesSent()).rejects.toThrow();
  });

  test('that cannot be read does not hold up the other events', async () => {
    await harness.advance(3600);
    const since = harness.now();
    const metadata = { bookingId: 'b', installation: 'ours' };
    stripe.happen('checkout.session.expired', { id: 'cs_before', metadata });
    stripe.happen('checkout.session.completed', { id: 'cs_odd', metadata });
    stripe.happen('checkout.session.expired', { id: 'cs_after', metadata });
    await harness.collectEvents();
    const events = await provider.eventsSince(since);
    const newest = events.filter((event) => !('bookingId' in event) || event.bookingId === 'b');
    expect(newest).toMatchObject([
      { type: 'expired', sessionId: 'cs_before' },
      { type: 'unreadable', problem: expect.stringContaining('payment_status') },
      { type: 'expired', sessionId: 'cs_after' },
    ]);
  });

  test('of a dispute has the payment and the disputed amount', async () => {
    const { paymentReference } = await paidSession(harness);
    await harness.collectEvents();
    stripe.dispute(paymentReference);
    const ids = { eventId: expect.any(String), disputeReference: expect.stringMatching(/^dp_/) };
    expect(await sent()).toEqual([{ type: 'disputed', ...ids, paymentReference, amount: 21_100 }]);
    await expect(refund(paymentReference, 100)).rejects.toThrow(ProviderRefusal);
  });

  test('is found on any of many pages', async () => {
    await harness.advance(3600);
    await harness.collectEvents();
    await harness.advance(1);
    const since = harness.now();
    for (let count = 0; count < 250; count += 1) {
      const metadata = { bookingId: `${count}`, installation: 'ours' };
      stripe.happen('checkout.session.expired', { id: `cs_${count}`, metadata });
    }
    const events = await provider.eventsSince(since);
    expect(events.map((event) => ('bookingId' in event ? event.bookingId : ''))).toEqual(
      Array.from({ length: 250 }, (_, count) => `${count}`),
    );
  });
});

const typesSent = async () => (await sent()).map(({ type }) => type);
