import { randomUUID } from 'node:crypto';
import { cents } from '@motel/booking-core';
import {
  type PaymentEvent,
  type PaymentProvider,
  ProviderRefusal,
  type SessionRequest,
  SignatureError,
} from '../../../src/money/providers/payment-provider.ts';
import {
  eventsSent,
  type ProviderHarness,
  paidSession as paidSessionAt,
  type SentEvent,
  sessionRequest,
} from './provider-harness.ts';

const total = 21_100;

/** Describes the behaviour on which the use cases rely; the same suite for each provider. */
export function describeProvider(name: string, start: () => Promise<ProviderHarness>): void {
  describe(`the payment provider ${name}`, () => {
    let harness: ProviderHarness;
    let provider: PaymentProvider;
    beforeAll(async () => {
      harness = await start();
      provider = harness.provider;
    });
    afterAll(() => harness.close());

    const requestOf = (change?: Partial<SessionRequest>) => sessionRequest(harness, change);
    const paidSession = () => paidSessionAt(harness);
    const eventsOf = async (sessionId: string): Promise<PaymentEvent[]> =>
      (await eventsSent(harness)).filter((event) => 'sessionId' in event && event.sessionId === sessionId);

    describe('creating a session', () => {
      it('returns one open session with a page for a key, also to concurrent calls', async () => {
        const request = requestOf();
        const sessions = await Promise.all([1, 2, 3, 4].map(() => provider.createSession(request)));
        const { sessionId, url } = await provider.createSession(request);
        for (const session of sessions) expect(session).toMatchObject({ sessionId, url });
        expect(URL.canParse(url)).toBe(true);
        expect(await provider.findSession(sessionId)).toEqual({ state: 'open' });
        const other = await provider.createSession({ ...request, idempotencyKey: randomUUID() });
        expect(other.sessionId, 'for another key').not.toBe(sessionId);
      });

      it('refuses a key that was used for another request', async () => {
        const request = requestOf();
        await provider.createSession(request);
        const other = { ...request, bookingId: 'another-booking' };
        await expect(provider.createSession(other)).rejects.toThrow(ProviderRefusal);
      });
    });

    describe('a bill', () => {
      it('that does not add up is refused', async () => {
        const wrong = requestOf({ total: cents(total + 1) });
        await expect(provider.createSession(wrong)).rejects.toThrow(ProviderRefusal);
      });

      it('that is rounded down is charged at its total', async () => {
        const rounding = { kind: 'rounding', label: 'Rounding', amount: cents(-40) } as const;
        const lines = [...requestOf().lines, rounding];
        const request = requestOf({ lines, total: cents(total - 40) });
        const { sessionId, url } = await provider.createSession(request);
        await harness.pay(url);
        expect(await provider.findSession(sessionId)).toMatchObject({ state: 'paid', amount: total - 40 });
      });
    });

    describe('[F32] a card that guarantees a stay', () => {
      const guaranteeOf = (change: Partial<SessionRequest> = {}) =>
        requestOf({ lines: [], total: cents(0), isGuarantee: true, ...change });
      async function leftCard(leave: (url: string) => Promise<unknown> = harness.pay) {
        const request = guaranteeOf();
        const { sessionId, url } = await provider.createSession(request);
        await leave(url);
        const state = await provider.findSession(sessionId);
        if (state.state !== 'guaranteed') throw new Error(`The session is ${state.state}`);
        return { request, sessionId, guaranteeReference: state.guaranteeReference };
      }
      const chargeOf = (guaranteeReference: string, bookingId: string, amount = 9800) => ({
        guaranteeReference,
        bookingId,
        amount: cents(amount),
        idempotencyKey: randomUUID(),
        title: 'Hoodoo Double: what is left to pay',
      });

      it('is left without a payment, and reported by one signed event', async () => {
        const { request, sessionId, guaranteeReference } = await leftCard();
        const guarantee = { sessionId, bookingId: request.bookingId, guaranteeReference };
        expect(await eventsOf(sessionId)).toEqual([
          { type: 'guaranteed', eventId: expect.any(String), ...guarantee },
        ]);
        expect((await provider.expireSession(sessionId)).state).toBe('guaranteed');
      });

      it('is charged once for each key, with an event, and refunded like any payment', async () => {
        const { request, guaranteeReference } = await leftCard();
        await harness.collectEvents();
        const wanted = chargeOf(guaranteeReference, request.bookingId);
        const payment = await provider.charge(wanted);
        const { bookingId, idempotencyKey } = wanted;
        expect(payment).toMatchObject({ bookingId, amount: 9800, requestId: idempotencyKey });
        expect(await provider.charge(wanted)).toEqual(payment);
        await expect(provider.charge({ ...wanted, amount: cents(1) })).rejects.toThrow(ProviderRefusal);
        expect(await eventsOf(payment.sessionId)).toEqual([
          { type: 'paid', eventId: expect.any(String), ...payment },
        ]);
        const { paymentReference } = payment;
        await provider.refund({ paymentReference, amount: cents(9800), idempotencyKey: randomUUID() });
        const more = { paymentReference, amount: cents(1), idempotencyKey: randomUUID() };
        await expect(provider.refund(more)).rejects.toThrow(ProviderRefusal);
      });

      it('that its bank refuses is not charged, nor is one that is not there', async () => {
        const { request, guaranteeReference } = await leftCard(harness.leaveRefusedCard);
        const wanted = chargeOf(guaranteeReference, request.bookingId);
        await expect(provider.charge(wanted)).rejects.toThrow(ProviderRefusal);
        const unknown = chargeOf('cs_unknown', request.bookingId);
        await expect(provider.charge(unknown)).rejects.toThrow(ProviderRefusal);
        const nothing = chargeOf(guaranteeReference, request.bookingId, 0);
        await expect(provider.charge(nothing)).rejects.toThrow(ProviderRefusal);
      });
    });

    describe('paying', () => {
      it('makes the session paid at its amount and sends one signed event', async () => {
        const { sessionId, paymentReference, amount, request } = await paidSession();
        expect(amount).toBe(total);
        const payment = { sessionId, bookingId: request.bookingId, paymentReference, amount };
        expect(await eventsOf(sessionId)).toEqual([
          { type: 'paid', eventId: expect.any(String), ...payment },
        ]);
      });

      it('with a refused card leaves the session open for another try', async () => {
        const { sessionId, url } = await provider.createSession(requestOf());
        await harness.payInVain(url);
        expect(await provider.findSession(sessionId)).toEqual({ state: 'open' });
        expect((await eventsOf(sessionId)).filter(({ type }) => type !== 'ignored')).toEqual([]);
        expect(await harness.pay(url)).toBe(true);
      });

      it('happens once, however many the attempts', async () => {
        const { sessionId, url } = await provider.createSession(requestOf());
        await Promise.all([harness.pay(url), harness.pay(url), harness.pay(url)]);
        expect((await provider.findSession(sessionId)).state).toBe('paid');
        expect((await eventsOf(sessionId)).map(({ type }) => type)).toEqual(['paid']);
      });
    });

    describe('ending a session', () => {
      it('by a request prevents payment and sends an event', async () => {
        const request = requestOf();
        const { sessionId, url } = await provider.createSession(request);
        for (let time = 0; time < 2; time += 1)
          expect(await provider.expireSession(sessionId)).toEqual({ state: 'expired' });
        expect(await harness.pay(url)).toBe(false);
        expect(await provider.findSession(sessionId)).toEqual({ state: 'expired' });
        expect(await eventsOf(sessionId)).toEqual([
          { type: 'expired', eventId: expect.any(String), sessionId, bookingId: request.bookingId },
        ]);
      });

      it('by expiry prevents payment and sends an event', async () => {
        const { sessionId, url } = await provider.createSession(requestOf());
        await harness.advance(35 * 60);
        expect(await harness.pay(url)).toBe(false);
        expect(await provider.findSession(sessionId)).toEqual({ state: 'expired' });
        expect((await eventsOf(sessionId)).map(({ type }) => type)).toEqual(['expired']);
      });

      it('that is unknown changes nothing', async () => {
        expect(await provider.findSession('cs_test_unknown')).toEqual({ state: 'expired' });
        expect(await provider.expireSession('cs_test_unknown')).toEqual({ state: 'expired' });
      });

      it('that is paid reports the payment', async () => {
        const { sessionId, paymentReference } = await paidSession();
        const payment = { paymentReference, amount: total };
        expect(await provider.expireSession(sessionId)).toEqual({ state: 'paid', ...payment });
      });

      it('and a concurrent payment have one winner', async () => {
        for (let round = 0; round < 10; round += 1) {
          const { sessionId, url } = await provider.createSession(requestOf());
          const [wasTaken] = await Promise.all([harness.pay(url), provider.expireSession(sessionId)]);
          const { state } = await provider.findSession(sessionId);
          expect(state).toBe(wasTaken ? 'paid' : 'expired');
          expect((await eventsOf(sessionId)).map(({ type }) => type)).toEqual([state]);
        }
      });
    });

    describe('refunding', () => {
      const refund = (paymentReference: string, amount: number, idempotencyKey = randomUUID()) =>
        provider.refund({ paymentReference, amount: cents(amount), idempotencyKey });

      it('sends an event', async () => {
        const { paymentReference } = await paidSession();
        await harness.collectEvents();
        await refund(paymentReference, total);
        const ids = { eventId: expect.any(String), refundReference: expect.any(String) };
        const refunded = { type: 'refunded', ...ids, paymentReference, amount: total };
        expect(await eventsSent(harness)).toContainEqual({ ...refunded, refundKey: expect.any(String) });
      });

      it('happens once for each key, also in concurrent calls', async () => {
        const { paymentReference } = await paidSession();
        const key = randomUUID();
        await Promise.all([1, 2, 3].map(() => refund(paymentReference, total, key)));
        await refund(paymentReference, total, key);
        await expect(refund(paymentReference, 1)).rejects.toThrow(ProviderRefusal);
      });

      it('never exceeds the payment, in any number of parts', async () => {
        const { paymentReference } = await paidSession();
        await refund(paymentReference, total - 100);
        const last = await Promise.allSettled([refund(paymentReference, 60), refund(paymentReference, 60)]);
        expect(last.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
        await refund(paymentReference, 40);
        await expect(refund(paymentReference, 1)).rejects.toThrow(ProviderRefusal);
      });

      it('is refused for an unknown payment', async () => {
        await expect(refund('no-such-payment', 100)).rejects.toThrow(ProviderRefusal);
      });
    });

    describe('a request for past events', () => {
      it('returns the sent events from an instant on, oldest first', async () => {
        await harness.collectEvents();
        await harness.advance(3600);
        const since = harness.now();
        const { paymentReference, sessionId } = await paidSession();
        await harness.advance(1);
        const other = await provider.createSession(requestOf());
        await provider.expireSession(other.sessionId);
        await harness.advance(1);
        await provider.refund({ paymentReference, amount: cents(total), idempotencyKey: randomUUID() });

        const sent = await eventsSent(harness);
        const events = await provider.eventsSince(since);
        expect(events).toEqual(sent);
        expect(events.map(({ type }) => type)).toEqual(
          expect.arrayContaining(['paid', 'expired', 'refunded']),
        );
        expect(events[0]).toMatchObject({ type: 'paid', sessionId });
        await harness.advance(1);
        expect(await provider.eventsSince(harness.now())).toEqual([]);
      });
    });

    describe('an event', () => {
      let sent: SentEvent;
      beforeAll(async () => {
        await harness.collectEvents();
        await paidSession();
        const [event] = await harness.collectEvents();
        if (event === undefined) throw new Error('No event was sent');
        sent = event;
      });

      it('has the same id at each reading, which identifies a repetition', async () => {
        const first = await provider.readEvent(sent.rawBody, sent.headers);
        expect(await provider.readEvent(sent.rawBody, sent.headers)).toEqual(first);
      });

      it('that was changed, has no signature or is replayed later is refused', async () => {
        const changed = sent.rawBody.replace(/\d/, (digit) => String((Number(digit) + 1) % 10));
        expect(changed).not.toBe(sent.rawBody);
        await expect(provider.readEvent(changed, sent.headers)).rejects.toThrow(SignatureError);
        await expect(provider.readEvent(sent.rawBody, new Headers())).rejects.toThrow(SignatureError);
        await harness.advance(6 * 60);
        await expect(provider.readEvent(sent.rawBody, sent.headers)).rejects.toThrow(SignatureError);
      });
    });
  });
}
