import { fc, it } from '@fast-check/vitest';
import { cents } from '@motel/booking-core';
import { loadBooking } from '../../src/booking/index.ts';
import { statusesOf } from '../support/motel-door.ts';
import { sendEvent } from '../support/payment-events.ts';
import { GOODWILL, testDesk } from '../support/test-desk.ts';
import { testMotelWithBooks, testStaff } from '../support/test-motel.ts';
import type { TestStaff } from '../support/test-staff.ts';

const PRICE = 195_00;

describe('§14.5: a stay that was paid in several ways', () => {
  const motel = testMotelWithBooks();
  // Owners: no limit is in the way of giving all of it back.
  const wren = testStaff(motel, 'owner');
  const ottilie = testStaff(motel, 'owner', 'Ottilie');

  const { book, charge, keepArticles, look, payLink, press } = testDesk(motel, wren);
  type Way = 'cash' | 'terminal' | 'link';

  async function paidIn(parts: readonly { way: Way; amount: number }[]): Promise<string> {
    const id = await book({ pay: 'later' });
    for (const { way, amount } of parts) {
      expect((await press('takePayment', id, { way, amount: amount / 100 })).status).toBe(200);
      if (way === 'link') await payLink(id);
    }
    return id;
  }

  /** Payments and refunds by each way, in cents, by the folio. */
  async function ways(id: string): Promise<Record<string, { paid: number; back: number }>> {
    const { folio } = (await loadBooking(motel.db, id))!;
    const wayOf = new Map<unknown, string>();
    const by: Record<string, { paid: number; back: number }> = {};
    for (const { kind: what, what: way, paymentReference, amount } of folio.entries) {
      if (what === 'payment') {
        wayOf.set(paymentReference, way);
        by[way] ??= { paid: 0, back: 0 };
        by[way].paid += Math.abs(amount);
      }
      if (what === 'refund') by[wayOf.get(paymentReference) ?? 'nowhere']!.back += Math.abs(amount);
    }
    return by;
  }

  const refund = (staff: TestStaff, id: string, amount: number, version: string) =>
    staff.call('refund', {
      parts: { id },
      body: { version, amount: amount / 100, reason: 'No hot water', isOwedAgain: amount % 2 === 0 },
    });

  test('a refund at the provider pays what a stay is owed first', async () => {
    const id = await paidIn([{ way: 'link', amount: PRICE }]);
    const kept = { isNoShow: false, kept: PRICE / 100, refunded: 0, reason: 'As agreed' };
    expect((await press('cancelStay', id, kept)).status).toBe(200);
    await keepArticles(GOODWILL);
    expect((await charge(id, 'goodwill', -20)).status).toBe(200);
    expect(await look(id)).toMatchObject({ folio: { balance: -20_00 } });
    const { folio } = (await loadBooking(motel.db, id))!;
    const paymentReference = folio.entries.find((entry) => entry.kind === 'payment')?.paymentReference ?? '';
    for (const [at, amount] of [15_00, 25_00, 10_00].entries()) {
      const refundReference = `by_hand_${at}`;
      const event = { type: 'refunded', paymentReference, refundReference, amount: cents(amount) } as const;
      await sendEvent(motel, { eventId: `evt_${at}`, ...event });
    }
    expect(await look(id)).toMatchObject({ folio: { balance: 0, refunded: 50_00 } });
  });

  const way = fc.constantFrom<Way>('cash', 'terminal', 'link');
  const cuts = fc.uniqueArray(fc.integer({ min: 1, max: PRICE - 1 }), { minLength: 1, maxLength: 3 });
  const asked = fc.array(fc.integer({ min: 1, max: PRICE }), { minLength: 1, maxLength: 5 });
  it.prop([cuts, fc.array(way, { minLength: 4, maxLength: 4 }), asked], { numRuns: 8 })(
    'never gives more back by a way than came by it, whatever is pressed',
    async (at, by, amounts) => {
      const ends = [0, ...at.toSorted((a, b) => a - b), PRICE];
      const id = await paidIn(
        ends.slice(1).map((end, index) => ({ way: by[index]!, amount: end - ends[index]! })),
      );
      let given = 0;
      for (const amount of amounts) {
        const { version } = await look(id);
        const { status, body } = await refund(wren, id, amount, version);
        const isCovered = given + amount <= PRICE;
        expect([status, body.code]).toEqual(isCovered ? [200, undefined] : [422, 'rule-broken']);
        if (isCovered) given += amount;
      }
      await motel.server.runJobs();
      const moved = Object.values(await ways(id));
      for (const { paid, back } of moved) expect(back).toBeLessThanOrEqual(paid);
      expect(moved.reduce((sum, { back }) => sum + back, 0)).toBe(given);
    },
    120_000,
  );

  test('gives it back once when two people press at once, and each way its own', async () => {
    const id = await paidIn([
      { way: 'link', amount: 65_00 },
      { way: 'cash', amount: 65_00 },
      { way: 'terminal', amount: 65_00 },
    ]);
    for (const amount of [100_00, 95_00]) {
      const { version } = await look(id);
      const both = [wren, ottilie].map((person) => refund(person, id, amount, version));
      expect(await statusesOf(...both)).toEqual([200, 409]);
    }
    await motel.server.runJobs();
    const whole = { paid: 65_00, back: 65_00 };
    expect(await ways(id)).toEqual({ card: whole, cash: whole, terminal: whole });
    const late = await refund(ottilie, id, 1, (await look(id)).version);
    expect([late.status, late.body.code]).toEqual([422, 'rule-broken']);
  });

  test('a refund and a cancellation at once give back what was paid, and no more', async () => {
    const id = await paidIn([
      { way: 'cash', amount: 100_00 },
      { way: 'link', amount: 95_00 },
    ]);
    const { version } = await look(id);
    const cancel = { version, isNoShow: false, kept: 0, refunded: 195 };
    const cancelled = ottilie.call('cancelStay', { parts: { id }, body: cancel });
    expect(await statusesOf(refund(wren, id, 150_00, version), cancelled)).toEqual([200, 409]);
    await motel.server.runJobs();
    for (const { paid, back } of Object.values(await ways(id))) expect(back).toBeLessThanOrEqual(paid);
  });
});
