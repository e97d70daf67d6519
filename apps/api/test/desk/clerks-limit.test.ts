import { fc } from '@fast-check/vitest';
import { civilDate } from '@motel/booking-core';
import { freshStay, longer, nightsFrom } from '../support/test-booking.ts';
import { GOODWILL, stayQuery, testDesk } from '../support/test-desk.ts';
import { testMotelWithBooks, testStaff } from '../support/test-motel.ts';

describe('§14.5 a clerk takes at most 30 % off the tariff’s price of a stay', () => {
  const motel = testMotelWithBooks();
  const owner = testStaff(motel, 'owner', 'Odile');
  const clerk = testStaff(motel, 'clerk', 'Wren');
  const { book, look, press, ...desk } = testDesk(motel, clerk);
  const asOwner = testDesk(motel, owner);
  beforeEach(async () => {
    await asOwner.keepArticles({ ...GOODWILL, price: undefined });
  });

  const reason = 'A regular';
  /** Ways to take dollars off a stay; an allowance on a longer stay is a larger part of a shorter one. */
  const ways = {
    waive: (id: string, amount: number) => press('waive', id, { amount, reason }),
    refund: (id: string, amount: number) => press('refund', id, { amount, reason, isOwedAgain: false }),
    credit: (id: string, amount: number) => desk.charge(id, 'goodwill', -amount, { amount }),
    hand: async (id: string, amount: number) =>
      change(id, 0, Math.max(0, (await look(id)).folio.total / 100 - amount)),
    longer: (id: string) => change(id, 1),
    shorter: (id: string) => change(id, -1),
    cancel,
  };
  /** By its id, what the terms refunded in dollars of a stay that was cancelled too late to be free. */
  const given = new Map<string, number>();
  /** @param amount in dollars: how much less is kept than the terms keep */
  async function cancel(id: string, amount: number) {
    const preview = async (query: object) =>
      (await clerk.call('previewCancel', { parts: { id }, query: { isNoShow: 'false', ...query } })).body;
    const { before, byTerms } = await preview({});
    const kept = Math.max(0, byTerms?.kept - amount);
    const { refunded } = await preview({ keep: kept.toFixed(2) });
    const done = await press('cancelStay', id, { isNoShow: false, kept, refunded, reason });
    if (done.status === 200) given.set(id, before - byTerms.kept);
    return done;
  }
  async function change(id: string, nights: number, total?: number) {
    const stay = longer(await datesOf(id), nights);
    const price = total === undefined ? {} : { price: total.toFixed(2) };
    const shown = await desk.previewChange(id, stay, price);
    if (shown.status !== 200) return shown;
    const { difference, after } = shown.body;
    const byHand = total !== undefined && { byHand: { total: after, reason } };
    return desk.change(id, stay, { difference, ...byHand });
  }
  async function datesOf(id: string) {
    const { checkIn, checkOut } = await look(id);
    return { checkIn: civilDate(checkIn), checkOut: civilDate(checkOut) };
  }
  const byTariff = async (id: string): Promise<number> =>
    (await owner.call('quoteStay', { query: stayQuery(await datesOf(id)) })).body.total;

  test('by no ways together, however often they are pressed', {
    timeout: 240_000,
    tags: 'long',
  }, async () => {
    const way = fc.constantFrom(...(Object.keys(ways) as (keyof typeof ways)[]));
    const deeds = fc.array(fc.tuple(way, fc.constantFrom(5, 20, 50, 90)), { minLength: 4, maxLength: 8 });
    const refused = new Set<string>();
    await fc.assert(
      fc.asyncProperty(deeds, fc.constantFrom('later', 'cash'), async (pressed, pay) => {
        const id = await book({ stay: nightsFrom(0, 2), pay: pay as 'later' | 'cash' });
        for (const [name, amount] of pressed) {
          const { status } = await ways[name](id, amount);
          if (status === 403) refused.add(name);
          const { folio } = await look(id);
          const price = folio.total / 100 + (given.get(id) ?? 0);
          expect(price).toBeGreaterThanOrEqual((await byTariff(id)) * 0.7 - 0.5);
        }
      }),
      { numRuns: 11, seed: 30 },
    );
    expect([...refused]).toEqual(expect.arrayContaining(['waive', 'refund', 'credit', 'hand', 'cancel']));
  });

  test('and says who may go lower; an owner does, and a clerk goes on from there', async () => {
    const id = await book({ stay: freshStay(2), pay: 'later' });
    expect((await ways.waive(id, 50)).status).toBe(200);
    const sentence =
      'A clerk may take at most 30 % off: $136.50 is the least for this stay. An owner may go lower.';
    for (const name of ['waive', 'credit', 'hand'] as const) {
      const { status, body } = await ways[name](id, 20);
      expect([name, status, body.message]).toEqual([name, 403, sentence]);
    }
    expect((await asOwner.press('waive', id, { amount: 45, reason })).status).toBe(200);
    expect((await ways.longer(id)).status).toBe(200);
    expect((await ways.shorter(id)).status).toBe(403);
    expect((await ways.waive(id, 1)).status).toBe(403);
  });

  test('of a stay that is given up too, by what is kept', async () => {
    const id = await book({ stay: nightsFrom(0, 2), pay: 'later' });
    const { status, body } = await ways.cancel(id, 60);
    expect([status, body.message]).toEqual([403, expect.stringContaining('$39.50 is the least')]);
    await ways.cancel(id, 40);
    expect((await ways.waive(id, 20)).status).toBe(403);
    expect((await ways.waive(id, 18)).status).toBe(200);
    expect((await asOwner.press('waive', id, { amount: 40, reason })).status).toBe(200);
  });
});
