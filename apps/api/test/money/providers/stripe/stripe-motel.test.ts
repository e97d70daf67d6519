import { addDays } from '@motel/booking-core';
import { motel as content } from '@motel/content/testing';
import { sql } from 'kysely';
import { readOpenCounts } from '../../../../src/metrics/open-counts.ts';
import { findInstallation } from '../../../../src/money/index.ts';
import { readFolios } from '../../../support/books.ts';
import { byHand } from '../../../support/by-hand.ts';
import { checkoutStatus, outcomeOf, soldOn } from '../../../support/looks.ts';
import { mailsOf, withoutOutbox } from '../../../support/outbox.ts';
import { moneyOf } from '../../../support/payment-events.ts';
import { rowOf } from '../../../support/rows.ts';
import { freshStay, ROOMS } from '../../../support/test-booking.ts';
import { MINUTE, testGuest, testMotel } from '../../../support/test-motel.ts';
import { whileTesting } from '../../../support/while-testing.ts';
import { deliverTo } from './deliver-to.ts';
import type { FakeEvent } from './fake-account.ts';
import { fakeStripe } from './fake-stripe.ts';

const CREATE = 'POST /v1/checkout/sessions';
const dollars = (amount: number) => `$${(amount / 100).toFixed(2)} CAD`;

describe('a motel whose guests pay by Stripe', () => {
  /** The number of Stripe's events that were delivered, or lost. */
  let gone = 0;
  const stripe = whileTesting(() => fakeStripe({ now: () => motel.clock.now() }));
  const motel = testMotel(() => ({ stripe: stripe.access }));
  const guest = testGuest(motel);
  const other = testGuest(motel);
  afterEach(async () => {
    await deliver(newEvents());
    expect(stripe.objections).toEqual([]);
  });

  function newEvents(): FakeEvent[] {
    stripe.sweep();
    const events = stripe.events.slice(gone);
    gone = stripe.events.length;
    return events;
  }
  const deliver = (events: readonly FakeEvent[]) => deliverTo(motel, events);
  const mailsTo = async (recipient: string, about: string) => {
    const { reference } = await rowOf(motel.db, 'bookings', { id: about });
    const mails = await mailsOf(motel, '%', recipient);
    return mails.filter(({ body }) => body.includes(reference)).map(({ subject }) => subject);
  };

  test('a signed event confirms a held stay after its payment, once', async () => {
    const stay = freshStay();
    const { body } = await guest.book(stay, ROOMS.single);
    const { bookingId, total } = await outcomeOf(motel, body.sessionId);
    const asked = stripe.asked.at(-1)?.params;
    expect(asked.metadata).toEqual({ bookingId, installation: expect.stringMatching(/^[\da-f-]{36}$/) });
    expect(Number(asked.expires_at)).toBe(motel.clock.now().getTime() / 1000 + 35 * 60);
    const amounts = asked.line_items.map((item: { price_data: { unit_amount: string } }) =>
      Number(item.price_data.unit_amount),
    );
    expect(amounts.reduce((sum: number, amount: number) => sum + amount)).toBe(total);
    expect(JSON.stringify(asked)).not.toMatch(/Maryam|Okafor|example\.ca|0142/);

    expect(stripe.pay(body.url)).toBe(true);
    const events = newEvents();
    expect(await deliver([...events, ...events, ...events])).toEqual([200, 200, 200]);
    expect(await checkoutStatus(motel, body.sessionId)).toBe('paid');
    expect(await soldOn(motel, ROOMS.single, stay)).toEqual([1, 1]);
    expect((await moneyOf(motel, bookingId)).payments).toMatchObject([{ amount: total }]);
    expect(await mailsTo('maryam@example.ca', bookingId)).toHaveLength(1);
  });

  test('requests to Stripe become rarer during a slow bank’s payment', { tags: 'long' }, async () => {
    const { body } = await guest.book(freshStay(), ROOMS.single);
    stripe.pay(body.url, 'late-paid');
    await deliver(newEvents());
    const path = `/v1/checkout/sessions/${body.sessionId}/expire`;
    const timesAsked = () => stripe.asked.filter((asked) => asked.path.endsWith(path)).length;
    const askedAfter: number[] = [];
    for (let minutes = 5; minutes <= 3 * 60; minutes += 5) {
      const before = timesAsked();
      await motel.runJobsAfter(5 * MINUTE);
      if (timesAsked() > before) askedAfter.push(minutes);
      expect((await readOpenCounts(motel.db, motel.clock.now())).holds.overdue).toBe(0);
    }
    expect(askedAfter).toEqual([40, 45, 55, 75, 115, 175]);
    stripe.decideLatePayments();
    await deliver(newEvents());
    expect(await checkoutStatus(motel, body.sessionId)).toBe('paid');
  });

  test('an unreachable Stripe books nothing; a retry has a new key and end', async () => {
    const stay = freshStay();
    stripe.fail(CREATE, 429, 429, 429);
    const failed = await guest.book(stay, ROOMS.single, { key: 'stripe-down' });
    expect(failed).toMatchObject({ status: 503, body: { code: 'payment-unavailable' } });
    expect(await soldOn(motel, ROOMS.single, stay)).toEqual([0, 0]);
    const [{ key: firstKey } = { key: '' }] = stripe.asked.slice(-1);
    motel.clock.advance(10 * MINUTE);
    expect((await guest.book(stay, ROOMS.single, { key: 'stripe-down' })).status).toBe(200);
    const last = stripe.asked.filter(({ path, method }) => `${method} ${path}` === CREATE).at(-1);
    expect(last?.key).not.toBe(firstKey);
    expect(Number(last?.params.expires_at)).toBe(motel.clock.now().getTime() / 1000 + 35 * 60);
  });

  describe('a late payment for a sold room', () => {
    async function paidTooLate() {
      const stay = freshStay();
      const { body } = await guest.book(stay, ROOMS.single);
      await motel.runJobsAfter(41 * MINUTE);
      const winner = await other.book(stay, ROOMS.single);
      stripe.pay(winner.body.url);
      await deliver(newEvents());
      stripe.pay(body.url, 'paid-after-all');
      await deliver(newEvents());
      expect(await checkoutStatus(motel, body.sessionId)).toBe('refunded');
      expect(await soldOn(motel, ROOMS.single, stay)).toEqual([1, 1]);
      return outcomeOf(motel, body.sessionId);
    }

    test('is refunded in full, and Stripe’s events complete the refund', async () => {
      const { bookingId, total } = await paidTooLate();
      stripe.fail('POST /v1/refunds', 429);
      await motel.server.runJobs();
      await deliver(newEvents().reverse());
      const { payments, refunds } = await moneyOf(motel, bookingId);
      expect(refunds).toMatchObject([
        { amount: total, reason: 'room-gone', settled_at: expect.any(Date), failed_at: null },
      ]);
      const made = stripe.events
        .filter(({ type }) => type === 'refund.created')
        .map(({ data }) => data.object as { payment_intent: string })
        .filter(({ payment_intent }) => payment_intent === payments[0]?.reference);
      expect(made).toMatchObject([{ amount: total }]);
    });

    test('is not refunded again after a refund by hand', async () => {
      const { bookingId, total } = await paidTooLate();
      const { payments } = await moneyOf(motel, bookingId);
      stripe.refundByHand(payments[0]!.reference, total);
      await deliver(newEvents());
      await motel.server.runJobs();
      expect((await moneyOf(motel, bookingId)).refunds).toMatchObject([
        { attempts: 0, settled_at: expect.any(Date), failed_at: null },
      ]);
      const folio = (await readFolios(motel.db)).get(bookingId);
      expect(folio?.balance, 'L3: it is in the folio once').toBe(0);
    });
  });

  describe('money that moves at Stripe without the motel', () => {
    const desk = () => byHand(motel);
    const previewCancel = async (id: string) =>
      (await desk().call('previewCancel', { id, isNoShow: 'false' })).value;
    const itemsOf = async (bookingId: string) => {
      const items = motel.db.selectFrom('open_items').selectAll().where('booking_id', '=', bookingId);
      const inOrder = await items.orderBy('noticed_at').orderBy('kind').execute();
      return inOrder.map(({ kind, amount, settled_at }) => [kind, amount, settled_at]);
    };
    async function paidStay() {
      const stay = freshStay();
      const { body } = await guest.book(stay, ROOMS.single);
      stripe.pay(body.url);
      await deliver(newEvents());
      const { bookingId, total } = await outcomeOf(motel, body.sessionId);
      const [payment] = (await moneyOf(motel, bookingId)).payments;
      return { stay, bookingId, total, reference: payment!.reference };
    }
    const refundedAtStripe = (bookingId: string) =>
      stripe.payments().find((payment) => payment.bookingId === bookingId)?.refunded;

    test.each([
      [5000, 14_500, 'We refund the rest: $145.00 CAD.'],
      [19_500, 0, 'Nothing is left to be refunded.'],
    ])('D10: after a refund by hand of %i, cancelling refunds %i', async (byHand, rest, said) => {
      const { bookingId, total, reference, stay } = await paidStay();
      stripe.refundByHand(reference, byHand);
      const events = newEvents();
      await deliver([...events, ...events]);
      expect(await itemsOf(bookingId)).toEqual([['refunded-elsewhere', byHand, null]]);
      expect(await mailsTo(content.email, bookingId)).toContain(
        `${dollars(byHand)} of a stay was refunded, and the stay is not cancelled`,
      );
      expect(await previewCancel(bookingId)).toMatchObject({ refunded: rest / 100, kept: 0 });
      expect(await soldOn(motel, ROOMS.single, stay), 'until the desk cancels it').toEqual([1, 1]);
      expect(await desk().cancel(bookingId)).toMatchObject({ ok: true, value: { refunded: rest / 100 } });
      await motel.server.runJobs();
      await deliver(newEvents());
      expect(refundedAtStripe(bookingId)).toBe(total);
      expect((await moneyOf(motel, bookingId)).refunds).toMatchObject(
        rest === 0 ? [] : [{ amount: rest, settled_at: expect.any(Date), failed_at: null }],
      );
      const settled = [['refunded-elsewhere', byHand, expect.any(Date)]];
      expect(await itemsOf(bookingId), 'settled by the cancellation').toEqual(settled);
      expect(await soldOn(motel, ROOMS.single, stay)).toEqual([0, 0]);
      const [mail] = await mailsOf(motel, `booking-cancelled:%:${bookingId}`);
      expect(mail?.body).toContain(`${dollars(byHand)} of what you paid was given back before. ${said}`);
    });

    test('a cancellation before the event of a refund by hand fails at Stripe', async () => {
      const { bookingId, total, reference } = await paidStay();
      stripe.refundByHand(reference, 5000);
      const unheard = newEvents();
      await desk().cancel(bookingId);
      stripe.fail('GET /v1/events', 'cut', 'cut', 'cut', 'cut', 'cut', 'cut');
      await motel.server.runJobs();
      stripe.recover();
      await deliver(unheard);
      expect(refundedAtStripe(bookingId)).toBe(5000);
      expect(await itemsOf(bookingId)).toEqual([
        ['refund-failed', total, null],
        ['refunded-elsewhere', 5000, expect.any(Date)],
      ]);
      const text = await desk().attention();
      expect(text).toContain('A refund of $195.00 CAD did not go through');
      expect(text, 'the stay is cancelled: nothing to decide').not.toContain('the stay is not cancelled');
      expect(await desk().call('closeItem', { reference, note: 'The rest by e-transfer' })).toMatchObject({
        ok: true,
      });
      expect(await desk().attention()).not.toContain(reference);
    });

    test('a refund by hand that a bank returns is due again', async () => {
      const { bookingId, total, reference } = await paidStay();
      stripe.refundsTakeTime = true;
      stripe.refundByHand(reference, 5000);
      stripe.refundsTakeTime = false;
      stripe.settleRefunds('succeeded');
      stripe.refundByHand(reference, 1000);
      await deliver(newEvents());
      stripe.happen('refund.failed', {
        ...(stripe.events.findLast(({ type }) => type === 'refund.updated')?.data.object as object),
        status: 'failed',
      });
      await deliver(newEvents());
      expect(await itemsOf(bookingId)).toEqual([
        ['refund-failed', 5000, null],
        ['refunded-elsewhere', 1000, null],
      ]);
      expect(await previewCancel(bookingId)).toMatchObject({ refunded: (total - 1000) / 100 });
    });

    test('a refund that a restored backup does not know is recorded, too', async () => {
      const { bookingId, stay } = await paidStay();
      await desk().cancel(bookingId);
      await motel.server.runJobs();
      const told = newEvents();
      // The state of the backup: the stay is confirmed and not cancelled.
      await motel.db.deleteFrom('refunds').where('booking_id', '=', bookingId).execute();
      await sql`
        delete from folio_entries
        where booking_id = ${bookingId} and kind <> 'payment' and tariff is null`.execute(motel.db);
      await motel.db.deleteFrom('payment_events').where('type', 'like', 'refund%').execute();
      const { db } = motel;
      await db.updateTable('bookings').set({ status: 'confirmed' }).where('id', '=', bookingId).execute();
      const nights = [stay.checkIn, addDays(stay.checkIn, 1)];
      await db.updateTable('nights').set({ sold: 1 }).where('date', 'in', nights).execute();
      await deliver(told);
      expect(await itemsOf(bookingId)).toEqual([['refunded-elsewhere', 19_500, null]]);
      expect(await desk().cancel(bookingId)).toMatchObject({ ok: true, value: { refunded: 0 } });
    });

    test('a refund by hand whose event is early waits until its payment is applied', async () => {
      const { body } = await guest.book(freshStay(), ROOMS.single);
      const { bookingId } = await outcomeOf(motel, body.sessionId);
      const status = () => checkoutStatus(motel, body.sessionId);
      stripe.pay(body.url);
      const paid = stripe.events.at(-1)?.data.object as { payment_intent: string };
      newEvents();
      stripe.refundByHand(paid.payment_intent, 5000);
      const early = newEvents();
      expect(await deliver(early)).toEqual(early.map(() => 200));
      expect(await itemsOf(bookingId)).toEqual([]);
      await withoutOutbox(motel, () => motel.server.runJobs());
      expect(await status()).toBe('confirming');
      await motel.server.runJobs();
      expect(await status()).toBe('paid');
      expect(await itemsOf(bookingId)).toEqual([['refunded-elsewhere', 5000, null]]);
    });

    test('a dispute notifies the motel; the stay remains, without a refund', async () => {
      const { bookingId, total, reference, stay } = await paidStay();
      stripe.dispute(reference);
      await deliver(newEvents());
      expect(await itemsOf(bookingId)).toEqual([['disputed', total, null]]);
      expect(await mailsTo(content.email, bookingId)).toContain(
        'A payment of $195.00 CAD is disputed by the guest’s bank',
      );
      expect(await soldOn(motel, ROOMS.single, stay)).toEqual([1, 1]);
      await desk().cancel(bookingId);
      await motel.server.runJobs();
      expect(refundedAtStripe(bookingId)).toBe(0);
      const text = await desk().attention();
      expect(text).toContain('is disputed by the guest’s bank');
      expect(text).toContain('A refund of $195.00 CAD did not go through');
    });

    test('an unreadable event is reported once, and later events are applied', async () => {
      const { name } = await findInstallation(motel.db);
      const metadata = { bookingId: 'b', installation: name };
      stripe.happen('checkout.session.completed', { id: 'cs_odd', metadata });
      const odd = stripe.events.at(-1)!.id;
      const { body } = await guest.book(freshStay(), ROOMS.many);
      stripe.pay(body.url);
      newEvents();
      await motel.server.runJobs();
      await motel.server.runJobs();
      expect(await checkoutStatus(motel, body.sessionId)).toBe('paid');
      expect(await mailsOf(motel, `unreadable-event:${odd}`)).toMatchObject([
        { subject: 'The payment provider sent an event that we could not read' },
      ]);
      expect(await desk().attention()).toContain(odd);
    });
  });
});
