import { ENDPOINTS } from '@motel/api-client/contracts';
import { cents } from '@motel/booking-core';
import { motel as content } from '@motel/content';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { DATABASES } from '../support/databases.ts';
import { checkoutStatus, everythingStored, outcomeOf, soldOn } from '../support/looks.ts';
import { moneyOf, paidEvent, sendEvent } from '../support/payment-events.ts';
import { ROOMS } from '../support/rooms.ts';
import { freshStay, signInGuest, type TestGuest } from '../support/test-guest.ts';
import { openTestMotel, type TestMotel } from '../support/test-motel.ts';

const MINUTE = 60_000;

describe.each(DATABASES)('payment events, on $name', (kind) => {
  let motel: TestMotel;
  let guest: TestGuest;
  let other: TestGuest;
  beforeAll(async () => {
    motel = await openTestMotel(kind);
    guest = await signInGuest(motel);
    other = await signInGuest(motel);
  });
  afterEach(() => motel.provider.recover());
  afterAll(() => motel.close());

  const mailsAbout = async (bookingId: string) => {
    const mails = await motel.db.selectFrom('outbox').select('dedupe_key').execute();
    return mails.map((mail) => mail.dedupe_key).filter((key) => key.endsWith(bookingId));
  };
  const refundMails = async () => {
    const mails = await motel.db.selectFrom('outbox').select(['dedupe_key', 'body']).execute();
    return mails.filter((mail) => mail.dedupe_key.startsWith('payment-refunded:')).map(({ body }) => body);
  };
  const loseHold = async (sessionId: string) => {
    motel.provider.loseEvents();
    motel.clock.advance(40 * MINUTE);
    await motel.server.runJobs();
    motel.provider.recover();
    expect(await checkoutStatus(motel, sessionId)).toBe('unpaid');
  };

  /** It was paid at the provider, whatever had been said before. */
  const payAfterAll = (sessionId: string) =>
    motel.db.updateTable('embedded_sessions').set({ status: 'paid' }).where('id', '=', sessionId).execute();
  /** What the provider has paid back. */
  const givenBack = async (sessionId: string) => {
    const sessions = motel.db.selectFrom('embedded_sessions').select('refunded');
    return (await sessions.where('id', '=', sessionId).executeTakeFirstOrThrow()).refunded;
  };

  test('the same event a hundred times at once confirms once, is paid once and mailed once', async () => {
    const stay = freshStay();
    const { body } = await guest.book(stay, ROOMS.single);
    const { bookingId } = await outcomeOf(motel, body.sessionId);
    const event = await paidEvent(motel, body.sessionId);
    const answers = await Promise.all(Array.from({ length: 100 }, () => sendEvent(motel, event)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await checkoutStatus(motel, body.sessionId)).toBe('paid');
    expect(await soldOn(motel, ROOMS.single, stay)).toEqual([1, 1]);
    expect((await moneyOf(motel, bookingId)).payments).toHaveLength(1);
    expect(await mailsAbout(bookingId)).toHaveLength(2);
  });

  test('what comes under the id of an event that has had its effect has none', async () => {
    const [first, second] = [
      await guest.book(freshStay(), ROOMS.many),
      await guest.book(freshStay(), ROOMS.many),
    ];
    const { bookingId } = await outcomeOf(motel, second.body.sessionId);
    const eventId = `evt_used_${bookingId}`;
    await sendEvent(motel, await paidEvent(motel, first.body.sessionId, { eventId }));
    const ended = { eventId, sessionId: second.body.sessionId, bookingId };
    expect((await sendEvent(motel, { type: 'failed', ...ended })).status).toBe(200);
    expect((await sendEvent(motel, await paidEvent(motel, second.body.sessionId, { eventId }))).status).toBe(
      200,
    );
    expect(await outcomeOf(motel, second.body.sessionId)).toMatchObject({ status: 'held' });
  });

  test('a payment told by two different events is one payment', async () => {
    const { body } = await guest.book(freshStay(), ROOMS.single);
    const { bookingId } = await outcomeOf(motel, body.sessionId);
    await sendEvent(motel, await paidEvent(motel, body.sessionId, { eventId: `evt_one_${bookingId}` }));
    await sendEvent(motel, await paidEvent(motel, body.sessionId, { eventId: `evt_two_${bookingId}` }));
    const { payments, refunds } = await moneyOf(motel, bookingId);
    expect([payments.length, refunds.length]).toEqual([1, 0]);
    expect(await mailsAbout(bookingId)).toHaveLength(2);
  });

  test('B2: what comes after the payment, in whatever order, takes nothing back', async () => {
    const stay = freshStay();
    const { body } = await guest.book(stay, ROOMS.single);
    const { bookingId } = await outcomeOf(motel, body.sessionId);
    const ended = { sessionId: body.sessionId, bookingId };
    await sendEvent(motel, await paidEvent(motel, body.sessionId));
    await sendEvent(motel, { type: 'expired', eventId: `evt_expired_${bookingId}`, ...ended });
    await sendEvent(motel, { type: 'failed', eventId: `evt_failed_${bookingId}`, ...ended });
    expect(await checkoutStatus(motel, body.sessionId)).toBe('paid');
    expect(await soldOn(motel, ROOMS.single, stay)).toEqual([1, 1]);
  });

  test('a payment that was refused for good gives the rooms back', async () => {
    const stay = freshStay();
    const { body } = await guest.book(stay, ROOMS.single);
    const { bookingId } = await outcomeOf(motel, body.sessionId);
    const failed = {
      type: 'failed',
      eventId: `evt_${bookingId}`,
      sessionId: body.sessionId,
      bookingId,
    } as const;
    await sendEvent(motel, failed);
    await sendEvent(motel, failed);
    expect(await outcomeOf(motel, body.sessionId)).toMatchObject({ status: 'released' });
    expect(await soldOn(motel, ROOMS.single, stay)).toEqual([0, 0]);
  });

  test('the end of a session that the guest was not given ends no hold', async () => {
    const stay = freshStay();
    const { body } = await guest.book(stay, ROOMS.single);
    const { bookingId } = await outcomeOf(motel, body.sessionId);
    await sendEvent(motel, {
      type: 'expired',
      eventId: `evt_foreign_${bookingId}`,
      sessionId: 'cs_embedded_other',
      bookingId,
    });
    expect(await soldOn(motel, ROOMS.single, stay)).toEqual([1, 1]);
  });

  test('paid after the hold was lost, and the room is free: it is taken again and the stay confirmed', async () => {
    const stay = freshStay();
    const { body } = await guest.book(stay, ROOMS.single);
    const { bookingId } = await outcomeOf(motel, body.sessionId);
    await loseHold(body.sessionId);
    await sendEvent(motel, await paidEvent(motel, body.sessionId));
    expect(await checkoutStatus(motel, body.sessionId)).toBe('paid');
    expect(await soldOn(motel, ROOMS.single, stay)).toEqual([1, 1]);
    expect((await moneyOf(motel, bookingId)).refunds).toEqual([]);
  });

  test('paid after the hold was lost, and the room is gone: all of the money goes back and the guest is told', async () => {
    const stay = freshStay();
    const { body } = await guest.book(stay, ROOMS.single);
    const { bookingId, total } = await outcomeOf(motel, body.sessionId);
    const event = await paidEvent(motel, body.sessionId);
    await loseHold(body.sessionId);
    const winner = await other.book(stay, ROOMS.single);
    await other.pay(winner.body.url);
    await payAfterAll(body.sessionId);

    await Promise.all([sendEvent(motel, event), sendEvent(motel, event), sendEvent(motel, event)]);
    expect(await checkoutStatus(motel, body.sessionId)).toBe('refunded');
    expect(await soldOn(motel, ROOMS.single, stay)).toEqual([1, 1]);
    expect(await checkoutStatus(motel, winner.body.sessionId)).toBe('paid');
    expect((await moneyOf(motel, bookingId)).refunds).toMatchObject([
      { amount: total, reason: 'room-gone', sent_at: null },
    ]);
    expect(await mailsAbout(bookingId)).toEqual([`late-payment-refunded:${bookingId}`]);
    expect((await guest.bookings())[0]).toMatchObject({ _id: bookingId, bookingStatus: 'refunded' });

    await motel.server.runJobs();
    await motel.server.runJobs();
    expect((await moneyOf(motel, bookingId)).refunds).toMatchObject([
      { sent_at: motel.clock.now(), settled_at: motel.clock.now(), attempts: 1 },
    ]);
    expect(await givenBack(body.sessionId)).toBe(total);
  });

  test('a refund that the provider does not take is asked for again, and paid once', async () => {
    const stay = freshStay();
    const { body } = await guest.book(stay, ROOMS.single);
    const { bookingId, total } = await outcomeOf(motel, body.sessionId);
    const event = await paidEvent(motel, body.sessionId);
    await loseHold(body.sessionId);
    await other.book(stay, ROOMS.single);
    await payAfterAll(body.sessionId);
    await sendEvent(motel, event);

    motel.provider.loseEvents();
    motel.provider.fail('refund', 'before');
    motel.provider.fail('refund', 'after');
    for (const minutes of [0, 1, 1]) {
      motel.clock.advance(minutes * MINUTE);
      await motel.server.runJobs();
    }
    const { refunds } = await moneyOf(motel, bookingId);
    expect(refunds).toMatchObject([{ attempts: 3, sent_at: motel.clock.now() }]);
    expect(await givenBack(body.sessionId)).toBe(total);
  });

  test('an amount that is not the price buys no stay: it goes back, and so do the rooms', async () => {
    const stay = freshStay();
    const { body } = await guest.book(stay, ROOMS.single);
    const { bookingId } = await outcomeOf(motel, body.sessionId);
    await sendEvent(motel, await paidEvent(motel, body.sessionId, { amount: 100 }));
    expect(await checkoutStatus(motel, body.sessionId)).toBe('refunded');
    expect(await soldOn(motel, ROOMS.single, stay)).toEqual([0, 0]);
    expect((await moneyOf(motel, bookingId)).refunds).toMatchObject([
      { amount: 100, reason: 'wrong-amount' },
    ]);
    expect(await mailsAbout(bookingId)).toEqual([]);
    expect(await refundMails()).toContainEqual(
      expect.stringMatching(/not the price of the booking.* You have no stay with us/),
    );
  });

  test('a second payment for the same stay goes back, and the stay remains', async () => {
    const stay = freshStay();
    const { body } = await guest.book(stay, ROOMS.single);
    const { bookingId, total } = await outcomeOf(motel, body.sessionId);
    await sendEvent(motel, await paidEvent(motel, body.sessionId));
    const second = { eventId: `evt_again_${bookingId}`, paymentReference: `pay_again_${bookingId}` };
    await sendEvent(motel, await paidEvent(motel, body.sessionId, second));
    expect(await checkoutStatus(motel, body.sessionId)).toBe('paid');
    expect(await soldOn(motel, ROOMS.single, stay)).toEqual([1, 1]);
    expect((await moneyOf(motel, bookingId)).refunds).toMatchObject([
      { amount: total, reason: 'already-paid' },
    ]);
    expect(await refundMails()).toContainEqual(
      expect.stringMatching(/a second payment .* Your stay is confirmed and stays so/),
    );
  });

  test('a late payment and a rival’s hold at the same moment: the room is sold once, and no money is kept without it', async () => {
    for (let round = 0; round < 5; round += 1) {
      const stay = freshStay();
      const { body } = await guest.book(stay, ROOMS.single);
      const { bookingId } = await outcomeOf(motel, body.sessionId);
      const event = await paidEvent(motel, body.sessionId);
      await loseHold(body.sessionId);
      const [rival] = await Promise.all([other.book(stay, ROOMS.single), sendEvent(motel, event)]);
      expect(await soldOn(motel, ROOMS.single, stay)).toEqual([1, 1]);
      const paid = (await checkoutStatus(motel, body.sessionId)) === 'paid';
      expect(rival.status).toBe(paid ? 409 : 200);
      expect((await moneyOf(motel, bookingId)).refunds).toHaveLength(paid ? 0 : 1);
    }
  });

  test('a refund that the provider refuses is asked for no more, and the motel is told once', async () => {
    const { body } = await guest.book(freshStay(), ROOMS.single);
    const { bookingId } = await outcomeOf(motel, body.sessionId);
    const paymentReference = `pay_nowhere_${bookingId}`;
    await sendEvent(motel, await paidEvent(motel, body.sessionId, { amount: 100, paymentReference }));
    for (const minutes of [0, 60]) {
      motel.clock.advance(minutes * MINUTE);
      await motel.server.runJobs();
    }
    const { refunds } = await moneyOf(motel, bookingId);
    expect(refunds).toMatchObject([{ attempts: 1, sent_at: null, settled_at: null }]);
    expect(refunds[0]?.failed_at).toBeInstanceOf(Date);
    const mails = await motel.db
      .selectFrom('outbox')
      .selectAll()
      .where('dedupe_key', '=', `refund-failed:${paymentReference}`)
      .execute();
    expect(mails).toMatchObject([
      { recipient: content.email, subject: 'A refund of $1.00 CAD did not go through' },
    ]);
    expect(mails[0]?.body).toContain(bookingId);
  });

  test('a refund that was sent back has failed for good, whatever is told after, and the motel is told once', async () => {
    const { body } = await guest.book(freshStay(), ROOMS.single);
    const { bookingId } = await outcomeOf(motel, body.sessionId);
    const paymentReference = `pay_sent_back_${bookingId}`;
    await sendEvent(motel, await paidEvent(motel, body.sessionId, { amount: 100, paymentReference }));
    const tell = (eventId: string, type: 'refunded' | 'refund-failed') => {
      const refund = { paymentReference, refundReference: `re_${bookingId}`, amount: cents(100) };
      return sendEvent(motel, { eventId: `${eventId}_${bookingId}`, type, ...refund, isByHand: false });
    };
    await tell('evt_failed', 'refund-failed');
    const { refunds } = await moneyOf(motel, bookingId);
    expect(refunds).toMatchObject([{ settled_at: null, failed_at: motel.clock.now() }]);
    motel.clock.advance(MINUTE);
    const late = [await tell('evt_late', 'refunded'), await tell('evt_failed_again', 'refund-failed')];
    expect(late.map(({ status }) => status)).toEqual([200, 200]);
    expect((await moneyOf(motel, bookingId)).refunds).toEqual(refunds);
    const mails = motel.db
      .selectFrom('outbox')
      .select('id')
      .where('dedupe_key', '=', `refund-failed:${paymentReference}`);
    expect(await mails.execute()).toHaveLength(1);
  });

  describe('that never arrived', () => {
    test('are asked for, have their effect, and change nothing when they come after all', async () => {
      const stay = freshStay();
      const { body } = await guest.book(stay, ROOMS.single);
      const { bookingId } = await outcomeOf(motel, body.sessionId);
      motel.provider.fail('readEvent', 'before', 1);
      await guest.pay(body.url);
      expect(await checkoutStatus(motel, body.sessionId)).toBe('confirming');
      motel.provider.fail('readEvent', 'before', 1);
      await motel.server.runJobs();
      expect(await checkoutStatus(motel, body.sessionId)).toBe('paid');
      motel.clock.advance(MINUTE);
      await motel.server.runJobs();
      expect(await soldOn(motel, ROOMS.single, stay)).toEqual([1, 1]);
      expect((await moneyOf(motel, bookingId)).payments).toHaveLength(1);
      expect(await mailsAbout(bookingId)).toHaveLength(2);
    });

    test('are asked for once in many processes, and again where asking or applying failed', async () => {
      const { body } = await guest.book(freshStay(), ROOMS.single);
      const { bookingId } = await outcomeOf(motel, body.sessionId);
      motel.provider.fail('readEvent', 'before', 100);
      await guest.pay(body.url);
      motel.provider.fail('eventsSince', 'before', 1);
      await motel.server.runJobs();
      expect(await checkoutStatus(motel, body.sessionId)).toBe('confirming');
      await sql`alter table outbox rename to outbox_out_of_reach`.execute(motel.db);
      await motel.server.runJobs();
      await sql`alter table outbox_out_of_reach rename to outbox`.execute(motel.db);
      expect(await checkoutStatus(motel, body.sessionId)).toBe('confirming');
      await Promise.all([motel.server.runJobs(), motel.server.runJobs()]);
      expect(await checkoutStatus(motel, body.sessionId)).toBe('paid');
      expect(await mailsAbout(bookingId)).toHaveLength(2);
    });

    test('are asked for as far back as the motel was closed', async () => {
      const { body } = await guest.book(freshStay(), ROOMS.single);
      await motel.server.runJobs();
      motel.provider.loseEvents();
      await guest.pay(body.url);
      motel.clock.advance(3 * 24 * 60 * MINUTE);
      motel.provider.recover();
      motel.provider.fail('expireSession', 'before', 100);
      motel.provider.fail('readEvent', 'before', 100);
      await motel.server.runJobs();
      expect(await checkoutStatus(motel, body.sessionId)).toBe('paid');
    });
  });

  test('an event is taken up again when its effect failed: nothing of it was kept', async () => {
    const { body } = await guest.book(freshStay(), ROOMS.single);
    const event = await paidEvent(motel, body.sessionId);
    await sql`alter table outbox rename to outbox_out_of_reach`.execute(motel.db);
    expect((await sendEvent(motel, event)).status).toBe(500);
    await sql`alter table outbox_out_of_reach rename to outbox`.execute(motel.db);
    expect(await checkoutStatus(motel, body.sessionId)).toBe('confirming');
    expect((await sendEvent(motel, event)).status).toBe(200);
    expect(await checkoutStatus(motel, body.sessionId)).toBe('paid');
  });

  test.each([
    ['without a signature', {}],
    ['with a forged one', { 'checkout-signature': `t=1795200000,v1=${'0'.repeat(64)}` }],
  ])('an event %s is refused and changes nothing', async (_, headers) => {
    const { body } = await guest.book(freshStay(1), ROOMS.many);
    const rawBody = JSON.stringify(await paidEvent(motel, body.sessionId));
    const before = await everythingStored(motel);
    const answer = await motel.call(ENDPOINTS.webhook.path, { rawBody, headers });
    expect(answer).toMatchObject({ status: 400, body: { code: 'malformed' } });
    expect(await everythingStored(motel)).toEqual(before);
  });

  describe('for a booking that does not exist', () => {
    const items = (reference: string) =>
      motel.db.selectFrom('open_items').selectAll().where('reference', '=', reference).execute();

    test('issue 4: is written down once, told to the motel by one mail, and never refunded by itself', async () => {
      const { body } = await guest.book(freshStay(1), ROOMS.many);
      const paymentReference = 'pay_unmatched';
      const unmatched = async (eventId: string) => ({
        ...(await paidEvent(motel, body.sessionId, { eventId, paymentReference, amount: 12_300 })),
        bookingId: 'nobody',
        sessionId: 'cs_other',
      });
      const event = await unmatched('evt_unmatched');
      const sent = [event, event, await unmatched('evt_unmatched_again')];
      const answers = await Promise.all(sent.map((event) => sendEvent(motel, event)));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
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
      const mails = await motel.db
        .selectFrom('outbox')
        .selectAll()
        .where('dedupe_key', '=', `unmatched-payment:${paymentReference}`)
        .execute();
      expect(mails).toMatchObject([
        {
          recipient: content.email,
          subject: '$123.00 CAD was paid for a stay that is not in the books',
          body: expect.stringContaining(`settle ${paymentReference}`),
        },
      ]);
      const refunds = motel.db.selectFrom('refunds').where('payment_reference', '=', paymentReference);
      expect(await refunds.selectAll().execute()).toEqual([]);
      expect(await checkoutStatus(motel, body.sessionId)).toBe('confirming');
    });

    test('and nothing of it is kept when the mail about it could not be written', async () => {
      const { body } = await guest.book(freshStay(1), ROOMS.many);
      const other = { eventId: 'evt_half', paymentReference: 'pay_half' };
      const event = { ...(await paidEvent(motel, body.sessionId, other)), bookingId: 'nobody' };
      await sql`alter table outbox rename to outbox_out_of_reach`.execute(motel.db);
      expect((await sendEvent(motel, event)).status).toBe(500);
      await sql`alter table outbox_out_of_reach rename to outbox`.execute(motel.db);
      expect(await items('pay_half')).toEqual([]);
      expect((await sendEvent(motel, event)).status).toBe(200);
      expect(await items('pay_half')).toHaveLength(1);
    });
  });
});
