import { randomUUID } from 'node:crypto';
import { ENDPOINTS } from '@motel/api-client/contracts';
import { pino } from 'pino';
import { pruneRecords } from '../../src/jobs/prune-records.ts';
import { RETENTION } from '../../src/shared/retention.ts';
import { type PaidSession, selectPayments, wrongInBooks, wrongInMoney } from '../support/books.ts';
import { byHand } from '../support/by-hand.ts';
import { skipDays } from '../support/end-days.ts';
import { everythingStored, outcomeOf } from '../support/looks.ts';
import { bookPaid } from '../support/paid-stay.ts';
import { moneyOf, paidEvent, sendEvent } from '../support/payment-events.ts';
import { rowsOf } from '../support/rows.ts';
import { stopAfter } from '../support/stop-after.ts';
import { freshStay, nightsFrom, ROOMS, signInGuest } from '../support/test-booking.ts';
import { DAY, motelOfEachTest } from '../support/test-motel.ts';

const NEVER = new AbortController().signal;

test('decision 031: records outlive the 30 days of Stripe’s repeated events', () => {
  expect(RETENTION.paymentEvent).toBeGreaterThan(30);
  expect(RETENTION.unpaidAttempt).toBeGreaterThanOrEqual(30);
});

describe('the pruning of old records', () => {
  const motel = motelOfEachTest();

  const prune = (stop: AbortSignal = NEVER) =>
    pruneRecords({ ...motel, logger: pino({ level: 'silent' }) }, stop);

  const countOf = async (table: Parameters<typeof rowsOf>[1]) => (await rowsOf(motel.db, table)).length;

  test('deletes an unpaid hold with all its rows, and later its guest', async () => {
    const guest = await signInGuest(motel);
    await guest.book(freshStay(), ROOMS.many, { key: 'draft' });
    await motel.runJobsAfter(41 * 60_000);
    const { body } = await guest.book(freshStay(), ROOMS.many);
    await guest.release(body.sessionId);
    const kept = ['bookings', 'folio_entries', 'idempotency_keys', 'guests', 'auth_sessions'] as const;
    const countKept = () => Promise.all(kept.map(countOf));
    const before = await countKept();
    // Six lines of the price and the credit of the ended hold, each.
    expect(before).toEqual([2, 14, 1, 1, 1]);

    motel.clock.advance(RETENTION.unpaidAttempt * DAY);
    await prune();
    expect((await countKept()).slice(0, 2)).toEqual(before.slice(0, 2));
    motel.clock.advance(1);
    await prune();
    expect(await countKept(), 'a sign-in remains for a month after it has expired').toEqual([0, 0, 0, 1, 1]);
    motel.clock.advance(RETENTION.signIn * DAY);
    await prune();
    expect(await countKept()).toEqual([0, 0, 0, 0, 0]);
    expect(await wrongInBooks(motel.db)).toEqual([]);

    const again = await signInGuest(motel);
    expect((await again.book(nightsFrom(376, 1), ROOMS.many, { key: 'draft' })).status).toBe(200);
  });

  test('never deletes a stay, its payment and its refund', async () => {
    const stay = freshStay();
    const { id, sessionId } = await bookPaid(motel, stay);
    const cancelled = await bookPaid(motel, stay);
    await byHand(motel).cancel(cancelled.id);
    await motel.server.runJobs();
    const events = [await paidEvent(motel, sessionId), await paidEvent(motel, cancelled.sessionId)];
    const books = () => Promise.all([moneyOf(motel, id), moneyOf(motel, cancelled.id)]);
    const before = await books();
    expect(before[1].refunds).toHaveLength(1);

    await skipDays(motel, 800);
    await motel.server.runJobs();
    expect(await countOf('payment_events')).toBe(0);
    expect(await countOf('embedded_events')).toBe(0);
    // The report of the day before is the only mail that is new.
    expect(await countOf('outbox')).toBe(1);
    for (const event of events) expect((await sendEvent(motel, event)).status).toBe(200);
    await motel.server.runJobs();
    expect(await books()).toEqual(before);
    expect(await countOf('outbox')).toBe(1);
    expect(await countOf('bookings')).toBe(2);
    expect(await countOf('desk_log')).toBe(1);
    expect(await wrongInBooks(motel.db)).toEqual([]);
  });

  test('keeps an ended hold that has a payment', async () => {
    const { id } = await bookPaid(motel);
    const guest = await signInGuest(motel);
    await guest.book(freshStay(), ROOMS.many);
    await motel.runJobsAfter(41 * 60_000);
    await motel.db.updateTable('bookings').set({ status: 'expired' }).where('id', '=', id).execute();
    expect(await countOf('bookings')).toBe(2);
    motel.clock.advance(RETENTION.unpaidAttempt * DAY + 1);
    await prune();
    expect(await motel.db.selectFrom('bookings').select('id').execute()).toEqual([{ id }]);
  });

  test('keeps a mail until a month after the check-out', async () => {
    const { id } = await bookPaid(motel, nightsFrom(700, 1));
    await skipDays(motel, 700 + 1 + RETENTION.mail);
    await prune();
    expect(await byHand(motel).callStay('mailGuest', id)).toMatchObject({ ok: true });
    await motel.server.runJobs();
    motel.clock.advance((1 + RETENTION.mail) * DAY);
    await prune();
    expect(await countOf('outbox')).toBe(0);
    expect(await byHand(motel).callStay('mailGuest', id)).toMatchObject({ ok: false });
  });

  test('keeps a mail that is not sent yet', async () => {
    await motel.call(ENDPOINTS.feedback.path, {
      body: { name: 'Maryam', email: 'maryam@example.ca', message: 'A quiet night.' },
    });
    motel.clock.advance(RETENTION.mail * DAY + 1);
    await prune();
    expect(await countOf('outbox')).toBe(1);
    await motel.server.runJobs();
    await prune();
    expect([await countOf('outbox'), await countOf('feedback')]).toEqual([0, 1]);
    motel.clock.advance(RETENTION.feedback * DAY);
    await prune();
    expect(await countOf('feedback')).toBe(0);
  });

  test('works in batches, stops between two, and runs in many processes', async () => {
    const guest = await signInGuest(motel);
    const sessions = Array.from({ length: 1_201 }, () => ({
      id: randomUUID(),
      guest_id: guest.id,
      token_hash: randomUUID(),
      created_at: new Date(0),
      expires_at: new Date(1),
      revoked_at: null,
    }));
    await motel.db.insertInto('auth_sessions').values(sessions).execute();
    await prune(stopAfter(1));
    expect(await countOf('auth_sessions')).toBe(1_202 - 500);
    await Promise.all([prune(), prune(), prune()]);
    expect(await countOf('auth_sessions')).toBe(1);
  });

  test('leaves correct books after a long history of every kind of end', async () => {
    const paid: PaidSession[] = [];
    for (let round = 0; round < 12; round += 1) {
      const guest = await signInGuest(motel);
      const stay = freshStay();
      const { body } = await guest.book(stay, ROOMS.many, { key: randomUUID() });
      const { bookingId, total } = await outcomeOf(motel, body.sessionId);
      const ending = round % 4;
      if (ending === 0 || ending === 1) await guest.pay(body.url);
      if (ending === 1) await byHand(motel).cancel(bookingId);
      if (ending === 2) await guest.release(body.sessionId);
      if (ending < 2) paid.push({ sessionId: body.sessionId, amount: total, refunded: ending * total });
      await motel.runJobsAfter(41 * 60_000);
    }
    await motel.server.runJobs();
    expect(await wrongInMoney(motel.db, paid)).toEqual([]);

    const forgotten = await countOf('bookings');
    for (let quarter = 0; quarter < 4; quarter += 1) {
      await skipDays(motel, 100);
      await motel.server.runJobs();
      expect(await wrongInBooks(motel.db)).toEqual([]);
    }
    const payments = await selectPayments(motel.db).execute();
    expect([forgotten, await countOf('bookings'), payments.length]).toEqual([12, 6, 6]);
    const settled = await everythingStored(motel);
    await motel.server.runJobs();
    expect(await everythingStored(motel)).toEqual(settled);
  });
});
