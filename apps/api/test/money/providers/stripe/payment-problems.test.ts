import { motel as content } from '@motel/content/testing';
import { byHand } from '../../../support/by-hand.ts';
import { checkoutStatus, outcomeOf, soldOn } from '../../../support/looks.ts';
import { mailsOf } from '../../../support/outbox.ts';
import { moneyOf } from '../../../support/payment-events.ts';
import { rowsOf } from '../../../support/rows.ts';
import { freshStay, ROOMS } from '../../../support/test-booking.ts';
import { MINUTE, testGuest, testMotel } from '../../../support/test-motel.ts';
import { whileTesting } from '../../../support/while-testing.ts';
import { deliverTo } from './deliver-to.ts';
import type { Oddity } from './fake-account.ts';
import { fakeStripe } from './fake-stripe.ts';

/** The kind of its open item, what is odd, and the amount that the item has. */
const PROBLEMS: readonly [kind: string, odd: Oddity, amount: number | null][] = [
  ['wrong-mode', { livemode: true }, 19_500],
  ['wrong-currency', { currency: 'usd' }, null],
  ['nothing-paid', { payment_status: 'no_payment_required', amount_total: 0 }, 0],
  ['nothing-paid', { amount_total: 0 }, 0],
  ['nothing-paid', { amount_total: -26_000 }, -26_000],
];

describe('a payment that is no payment of ours', () => {
  const stripe = whileTesting(() => fakeStripe({ now: () => motel.clock.now() }));
  const motel = testMotel(() => ({ stripe: stripe.access }));
  const guest = testGuest(motel);

  const itemsOf = (booking_id: string) => rowsOf(motel.db, 'open_items', { booking_id });
  const refundsAsked = () => stripe.asked.filter(({ path }) => path === '/v1/refunds').length;
  const lastEvent = () => stripe.events.slice(-1);
  /** How the motel learns of the payment. */
  const WAYS: Record<string, () => Promise<unknown>> = {
    'the webhook': async () => expect(await deliverTo(motel, lastEvent())).toEqual([200]),
    'the events that it requests': () => motel.server.runJobs(),
    'the end of the hold': async () => {
      motel.clock.advance(41 * MINUTE);
      stripe.fail('GET /v1/events', 400);
      await motel.server.runJobs();
      stripe.recover();
    },
  };

  describe.each(Object.keys(WAYS))('by %s', (way) => {
    test.each(PROBLEMS)('%s: %j ends the hold and waits for the desk', async (problem, odd, amount) => {
      const stay = freshStay();
      const { body } = await guest.book(stay, ROOMS.single);
      const { bookingId } = await outcomeOf(motel, body.sessionId);
      stripe.pay(body.url, 'paid', odd);
      const before = refundsAsked();
      for (let time = 0; time < 2; time += 1) await WAYS[way]!();
      // Each way finds what another has done.
      await deliverTo(motel, lastEvent());
      await motel.server.runJobs();

      expect(await checkoutStatus(motel, body.sessionId)).toBe('unpaid');
      expect(await soldOn(motel, ROOMS.single, stay)).toEqual([0, 0]);
      expect(await moneyOf(motel, bookingId)).toEqual({ payments: [], refunds: [] });
      expect(refundsAsked()).toBe(before);
      const items = await itemsOf(bookingId);
      expect(items).toMatchObject([{ kind: problem, amount, settled_at: null }]);
      const [{ reference } = { reference: '' }] = items;
      expect(await mailsOf(motel, `%${reference}`)).toMatchObject([{ recipient: content.email }]);
      expect(await byHand(motel).attention()).toContain(reference);
    });
  });

  async function paid(odd: Oddity = {}) {
    const { body } = await guest.book(freshStay(), ROOMS.single);
    stripe.pay(body.url, 'paid', odd);
    return { body, event: lastEvent()[0]! };
  }

  test('an envelope of the other mode is enough', async () => {
    const { body } = await paid();
    await deliverTo(motel, [{ ...lastEvent()[0]!, livemode: true }]);
    expect(await checkoutStatus(motel, body.sessionId)).toBe('unpaid');
  });

  test('releasing its hold is no refusal', async () => {
    const { body } = await paid({ currency: 'usd' });
    expect((await guest.release(body.sessionId)).status).toBe(200);
    expect(await checkoutStatus(motel, body.sessionId)).toBe('unpaid');
  });

  test('a stay that was rightly paid before remains', async () => {
    const { body, event } = await paid();
    await deliverTo(motel, [event]);
    const object = { ...(event.data.object as object), payment_intent: 'pi_other', currency: 'usd' };
    stripe.happen('checkout.session.completed', object);
    await deliverTo(motel, lastEvent());
    expect(await checkoutStatus(motel, body.sessionId)).toBe('paid');
  });

  test('a refund of $0.00 at Stripe changes nothing', async () => {
    const { body, event } = await paid();
    await deliverTo(motel, [event]);
    const { payment_intent } = event.data.object as { payment_intent: string };
    for (const amount of [0, -26_000]) {
      const refund = { id: `re_${amount}`, amount, payment_intent, status: 'succeeded', metadata: {} };
      stripe.happen('refund.created', refund);
      expect(await deliverTo(motel, lastEvent())).toEqual([200]);
    }
    const { bookingId } = await outcomeOf(motel, body.sessionId);
    expect(await itemsOf(bookingId)).toEqual([]);
  });
});
