import { cents } from '@motel/booking-core';
import { motel as content } from '@motel/content/testing';
import { checkoutStatus, outcomeOf, soldOn } from '../support/looks.ts';
import { statusesOf } from '../support/motel-door.ts';
import { mailsOf, withoutOutbox } from '../support/outbox.ts';
import { moneyOf, paidEvent, sendEvent } from '../support/payment-events.ts';
import { rowOf, rowsOf } from '../support/rows.ts';
import { freshStay, ROOMS } from '../support/test-booking.ts';
import { MINUTE, testGuest, testMotel } from '../support/test-motel.ts';

describe('payment events', () => {
  const motel = testMotel();
  const guest = testGuest(motel);
  const other = testGuest(motel);
  afterEach(() => motel.provider.recover());

  const mailsAbout = async (bookingId: string) =>
    (await mailsOf(motel, `%${bookingId}`)).map((mail) => mail.dedupe_key);
  const refundMails = async () => (await mailsOf(motel, 'payment-refunded:%')).map(({ body }) => body);
  const heldStay = async () => {
    const stay = freshStay();
    const sessionId: string = (await guest.book(stay, ROOMS.single)).body.sessionId;
    const { bookingId, total } = await outcomeOf(motel, sessionId);
    return { stay, sessionId, bookingId, total, status: () => checkoutStatus(motel, sessionId) };
  };
  const refundsOf = async (bookingId: string) => (await moneyOf(motel, bookingId)).refunds;
  const loseHold = async (sessionId: string) => {
    motel.provider.loseEvents();
    await motel.runJobsAfter(40 * MINUTE);
    motel.provider.recover();
    expect(await checkoutStatus(motel, sessionId)).toBe('unpaid');
  };

  /** Marks the session as paid at the provider, whatever its state. */
  const payAfterAll = (sessionId: string) =>
    motel.db.updateTable('embedded_sessions').set({ status: 'paid' }).where('id', '=', sessionId).execute();
  /** Returns the cents that the provider has refunded. */
  const givenBack = async (id: string) => (await rowOf(motel.db, 'embedded_sessions', { id })).refunded;

  test('100 concurrent copies of an event, and another one, have one effect', async () => {
    const { stay, sessionId, bookingId, status } = await heldStay();
    const event = await paidEvent(motel, sessionId);
    const answers = await statusesOf(...Array.from({ length: 100 }, () => sendEvent(motel, event)));
    expect(new Set(answers)).toEqual(new Set([200]));
    expect(await status()).toBe('paid');
    expect(await soldOn(motel, ROOMS.single, stay)).toEqual([1, 1]);
    // Another event of the same payment.
    await sendEvent(motel, await paidEvent(motel, sessionId, { eventId: `evt_two_${bookingId}` }));
    const { payments, refunds } = await moneyOf(motel, bookingId);
    expect([payments.length, refunds.length]).toEqual([1, 0]);
    expect(await mailsAbout(bookingId)).toHaveLength(2);
  });

  test('an event with the id of an applied event has no effect', async () => {
    const [first, { sessionId, bookingId }] = [await heldStay(), await heldStay()];
    const eventId = `evt_used_${bookingId}`;
    await sendEvent(motel, await paidEvent(motel, first.sessionId, { eventId }));
    const failed = { type: 'failed', eventId, sessionId, bookingId } as const;
    for (const event of [failed, await paidEvent(motel, sessionId, { eventId })]) {
      expect((await sendEvent(motel, event)).status).toBe(200);
    }
    expect(await outcomeOf(motel, sessionId)).toMatchObject({ status: 'held' });
  });

  test('the end of a session that the guest was not given ends no hold', async () => {
    const { stay, bookingId } = await heldStay();
    const foreign = { eventId: `evt_foreign_${bookingId}`, sessionId: 'cs_embedded_other', bookingId };
    await sendEvent(motel, { type: 'expired', ...foreign });
    expect(await soldOn(motel, ROOMS.single, stay)).toEqual([1, 1]);
  });

  test('paid after the hold and the room were lost: refunded, and the guest told', async () => {
    const { stay, sessionId, bookingId, total, status } = await heldStay();
    const event = await paidEvent(motel, sessionId);
    await loseHold(sessionId);
    const winner = await other.book(stay, ROOMS.single);
    await other.pay(winner.body.url);
    await payAfterAll(sessionId);

    await Promise.all([sendEvent(motel, event), sendEvent(motel, event), sendEvent(motel, event)]);
    expect(await status()).toBe('refunded');
    expect(await soldOn(motel, ROOMS.single, stay)).toEqual([1, 1]);
    expect(await checkoutStatus(motel, winner.body.sessionId)).toBe('paid');
    const refund = { amount: total, reason: 'room-gone', sent_at: null };
    expect(await refundsOf(bookingId)).toMatchObject([refund]);
    expect(await mailsAbout(bookingId)).toEqual([`late-payment-refunded:${bookingId}`]);
    const shown = (await guest.bookings()).find(({ _id }) => _id === bookingId);
    expect(shown).toMatchObject({ bookingStatus: 'refunded' });

    // It is retried after a failure, and paid once.
    motel.provider.loseEvents();
    motel.provider.fail('refund', 'before');
    motel.provider.fail('refund', 'after');
    for (const minutes of [0, 1, 1]) await motel.runJobsAfter(minutes * MINUTE);
    const sent = { attempts: 3, sent_at: motel.clock.now() };
    expect(await refundsOf(bookingId)).toMatchObject([{ ...sent, settled_at: null }]);
    motel.provider.recover();
    await motel.server.runJobs();
    await motel.server.runJobs();
    expect(await refundsOf(bookingId)).toMatchObject([{ ...sent, settled_at: motel.clock.now() }]);
    expect(await givenBack(sessionId)).toBe(total);
  });

  test('a payment of a wrong amount is refunded, and its rooms are released', async () => {
    const { stay, sessionId, bookingId, status } = await heldStay();
    await sendEvent(motel, await paidEvent(motel, sessionId, { amount: 100 }));
    expect(await status()).toBe('refunded');
    expect(await soldOn(motel, ROOMS.single, stay)).toEqual([0, 0]);
    expect(await refundsOf(bookingId)).toMatchObject([{ amount: 100, reason: 'wrong-amount' }]);
    expect(await mailsAbout(bookingId)).toEqual([]);
    expect(await refundMails()).toContainEqual(
      expect.stringMatching(/not the price of the booking.* You have no stay with us/),
    );
  });

  test('a second payment for a stay is refunded, and the stay remains', async () => {
    const { stay, sessionId, bookingId, total, status } = await heldStay();
    await sendEvent(motel, await paidEvent(motel, sessionId));
    const second = { eventId: `evt_again_${bookingId}`, paymentReference: `pay_again_${bookingId}` };
    await sendEvent(motel, await paidEvent(motel, sessionId, second));
    expect(await status()).toBe('paid');
    expect(await soldOn(motel, ROOMS.single, stay)).toEqual([1, 1]);
    expect(await refundsOf(bookingId)).toMatchObject([{ amount: total, reason: 'already-paid' }]);
    expect(await refundMails()).toContainEqual(
      expect.stringMatching(/a second payment .* Your stay remains confirmed/),
    );
  });

  test('a refused refund is not retried, and the motel gets one mail', async () => {
    const { sessionId, bookingId } = await heldStay();
    const paymentReference = `pay_nowhere_${bookingId}`;
    await sendEvent(motel, await paidEvent(motel, sessionId, { amount: 100, paymentReference }));
    for (const minutes of [0, 60]) await motel.runJobsAfter(minutes * MINUTE);
    expect(await refundsOf(bookingId)).toMatchObject([
      { attempts: 1, sent_at: null, settled_at: null, failed_at: expect.any(Date) },
    ]);
    const mails = await mailsOf(motel, `refund-failed:${paymentReference}`);
    expect(mails).toMatchObject([
      { recipient: content.email, subject: 'A refund of $1.00 CAD did not go through' },
    ]);
    expect(mails[0]?.body).toContain(bookingId);
  });

  test('a returned refund has failed for good, and the motel gets one mail', async () => {
    const { sessionId, bookingId } = await heldStay();
    const paymentReference = `pay_sent_back_${bookingId}`;
    await sendEvent(motel, await paidEvent(motel, sessionId, { amount: 100, paymentReference }));
    const tell = (eventId: string, type: 'refunded' | 'refund-failed') => {
      const refund = { paymentReference, refundReference: `refund:${paymentReference}`, amount: cents(100) };
      return sendEvent(motel, { eventId: `${eventId}_${bookingId}`, type, ...refund });
    };
    await tell('evt_failed', 'refund-failed');
    const refunds = await refundsOf(bookingId);
    expect(refunds).toMatchObject([{ settled_at: null, failed_at: motel.clock.now() }]);
    motel.clock.advance(MINUTE);
    for (const late of [await tell('evt_late', 'refunded'), await tell('evt_again', 'refund-failed')])
      expect(late.status).toBe(200);
    expect(await refundsOf(bookingId)).toEqual(refunds);
    expect(await mailsOf(motel, `refund-failed:${paymentReference}`)).toHaveLength(1);
  });

  test('an event whose effect failed is stored nowhere and applied again', async () => {
    const { sessionId, status } = await heldStay();
    const event = await paidEvent(motel, sessionId);
    expect((await withoutOutbox(motel, () => sendEvent(motel, event))).status).toBe(500);
    expect(await status()).toBe('confirming');
    expect((await sendEvent(motel, event)).status).toBe(200);
    expect(await status()).toBe('paid');
  });

  describe('for a booking that does not exist', () => {
    const items = (reference: string) => rowsOf(motel.db, 'open_items', { reference });

    test('becomes one open item with one mail, and no automatic refund', async () => {
      const { body } = await guest.book(freshStay(1), ROOMS.many);
      const paymentReference = 'pay_unmatched';
      const unmatched = async (eventId: string) => ({
        ...(await paidEvent(motel, body.sessionId, { eventId, paymentReference, amount: 12_300 })),
        bookingId: 'nobody',
        sessionId: 'cs_other',
      });
      const event = await unmatched('evt_unmatched');
      const sent = [event, event, await unmatched('evt_unmatched_again')];
      expect(await statusesOf(...sent.map((one) => sendEvent(motel, one)))).toEqual([200, 200, 200]);
      await motel.server.runJobs();

      expect(await items(paymentReference)).toEqual([
        {
          provider: 'embedded',
          reference: paymentReference,
          kind: 'unmatched-payment',
          payment_reference: paymentReference,
          booking_id: 'nobody',
          amount: 12_300,
          noticed_at: motel.clock.now(),
          settled_at: null,
        },
      ]);
      expect(await mailsOf(motel, `unmatched-payment:${paymentReference}`)).toMatchObject([
        {
          recipient: content.email,
          subject: '$123.00 CAD was paid for a stay that is not in the books',
          body: expect.stringContaining(`Reference: ${paymentReference}`),
        },
      ]);
      expect(await rowsOf(motel.db, 'refunds', { payment_reference: paymentReference })).toEqual([]);
      expect(await checkoutStatus(motel, body.sessionId)).toBe('confirming');
    });

    test('is stored together with its mail, or not at all', async () => {
      const { body } = await guest.book(freshStay(1), ROOMS.many);
      const other = { eventId: 'evt_half', paymentReference: 'pay_half' };
      const event = { ...(await paidEvent(motel, body.sessionId, other)), bookingId: 'nobody' };
      expect((await withoutOutbox(motel, () => sendEvent(motel, event))).status).toBe(500);
      expect(await items('pay_half')).toEqual([]);
      expect((await sendEvent(motel, event)).status).toBe(200);
      expect(await items('pay_half')).toHaveLength(1);
    });
  });
});
