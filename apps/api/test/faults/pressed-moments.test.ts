import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { wrongInBooks } from '../support/books.ts';
import { DATABASES } from '../support/databases.ts';
import { checkoutStatus, outcomeOf, soldOn } from '../support/looks.ts';
import { moneyOf, paidEvent, sendEvent } from '../support/payment-events.ts';
import { ROOMS } from '../support/rooms.ts';
import { freshStay, signInGuest, type TestGuest } from '../support/test-guest.ts';
import { openTestMotel, type TestMotel } from '../support/test-motel.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

describe.each(DATABASES)('the moments when it matters, on $name', (kind) => {
  let motel: TestMotel;
  let guest: TestGuest;
  let other: TestGuest;
  beforeAll(async () => {
    motel = await openTestMotel(kind);
    guest = await signInGuest(motel);
    other = await signInGuest(motel);
  });
  afterEach(async () => {
    motel.provider.recover();
    expect(await wrongInBooks(motel.db)).toEqual([]);
  });
  afterAll(() => motel.close());

  describe('two tabs with one draft', () => {
    test('open two sessions at once: one of them can be paid, and one room is kept', async () => {
      const stay = freshStay();
      const tabs = ['one', 'two', 'three', 'four'].map((tab) => guest.book(stay, ROOMS.many, { key: tab }));
      const sessions = (await Promise.all(tabs)).filter(({ status }) => status === 200);
      expect(sessions.length).toBeGreaterThan(0);
      await Promise.all(sessions.map(({ body }) => guest.pay(body.url)));
      await motel.server.runJobs();
      const statuses = await Promise.all(sessions.map(({ body }) => checkoutStatus(motel, body.sessionId)));
      const paid = statuses.filter((status) => status === 'paid');
      expect(await soldOn(motel, ROOMS.many, stay)).toEqual([paid.length, paid.length]);
      expect([paid.length, statuses.filter((status) => status === 'confirming').length]).toEqual([1, 0]);
    });

    test('pay one after the other: the older page says that it is closed and takes no money', async () => {
      const stay = freshStay();
      const older = await guest.book(stay, ROOMS.single, { key: 'older-tab' });
      const newer = await guest.book(stay, ROOMS.single, { key: 'newer-tab' });
      await guest.pay(older.body.url);
      expect(await checkoutStatus(motel, older.body.sessionId)).toBe('unpaid');
      expect(await guest.pay(newer.body.url)).toContain('/Payment-Success');
      expect(await checkoutStatus(motel, newer.body.sessionId)).toBe('paid');
      expect(await soldOn(motel, ROOMS.single, stay)).toEqual([1, 1]);
    });
  });

  describe('payment one second after', () => {
    test('its session: it is not taken, and the rooms go back', async () => {
      const stay = freshStay();
      const { body } = await guest.book(stay, ROOMS.single);
      motel.clock.advance(35 * MINUTE + SECOND);
      expect(await guest.pay(body.url)).not.toContain('/Payment-Success');
      await motel.server.runJobs();
      expect(await checkoutStatus(motel, body.sessionId)).toBe('unpaid');
      expect(await soldOn(motel, ROOMS.single, stay)).toEqual([0, 0]);
    });

    test('its hold, at the moment when another guest takes the room: it is sold once, and money without a room goes back', async () => {
      const stay = freshStay();
      const { body: late } = await guest.book(stay, ROOMS.single);
      const { bookingId, total } = await outcomeOf(motel, late.sessionId);
      const event = await paidEvent(motel, late.sessionId);
      motel.clock.advance(40 * MINUTE);
      await motel.server.runJobs();
      motel.clock.advance(SECOND);
      await motel.db
        .updateTable('embedded_sessions')
        .set({ status: 'paid' })
        .where('id', '=', late.sessionId)
        .execute();
      const [told, rival] = await Promise.all([sendEvent(motel, event), other.book(stay, ROOMS.single)]);
      expect(told.status).toBe(200);
      const { payments, refunds } = await moneyOf(motel, bookingId);
      expect(payments).toMatchObject([{ amount: total }]);
      const isStay = (await outcomeOf(motel, late.sessionId)).status === 'confirmed';
      expect(refunds.map(({ amount }) => amount)).toEqual(isStay ? [] : [total]);
      expect(rival.status === 200).toBe(!isStay);
      expect(await soldOn(motel, ROOMS.single, stay)).toEqual([1, 1]);
    });
  });
});
