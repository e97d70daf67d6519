import { fc, it } from '@fast-check/vitest';
import { addDays, civilDate, nightDates, type Stay } from '@motel/booking-core';
import { motel } from '@motel/content/testing';
import { inTransaction } from '../../src/db/in-transaction.ts';
import {
  gainedNights,
  type RoomNights,
  releaseNights,
  SoldOut,
  takeNights,
} from '../../src/inventory/nights.ts';
import { syncProperties } from '../../src/inventory/sync-properties.ts';
import { DATABASES } from '../support/databases.ts';
import { nightsFrom, room } from '../support/test-booking.ts';
import { whileTesting } from '../support/while-testing.ts';

const MONDAY = civilDate('2027-03-01');
const nights = (from: number, to: number): Stay => nightsFrom(from, to - from, MONDAY);

describe.each(DATABASES)('§10.1: the stock of nights, on $name', (kind) => {
  const opened = whileTesting(() => kind.open());
  beforeEach(async () => {
    await opened.db.deleteFrom('nights').execute();
    await sell(3);
  });

  const sell = (rooms: number, today = MONDAY) =>
    syncProperties(opened.db, [room('room', rooms)], motel, today);
  const take = (stay: Stay, rooms = 1) =>
    inTransaction(opened.db, (trx) => takeNights(trx, { propertyId: 'room', rooms, ...stay }));
  const giveBack = (stay: Stay, rooms = 1) =>
    inTransaction(opened.db, (trx) => releaseNights(trx, { propertyId: 'room', rooms, ...stay }));
  const stock = async () => {
    const nights = opened.db.selectFrom('nights').select(['date', 'sold', 'capacity']);
    const rows = await nights.orderBy('date').execute();
    return rows.map(({ date, sold, capacity }) => [date, sold, capacity]);
  };
  const refusal = (work: Promise<unknown>) =>
    work.then(
      () => 'none',
      (error) => (error instanceof SoldOut ? 'sold out' : error),
    );

  test('the table refuses more rooms than it has, and stores nothing', async () => {
    await take(nights(2, 3), 3);
    expect(await refusal(take(nights(0, 5)))).toBe('sold out');
    expect(await refusal(take(nights(0, 1), 4))).toBe('sold out');
    expect(await stock()).toEqual([['2027-03-03', 3, 3]]);
  });

  test('a night has a row once sold, and gives back no more than was taken', async () => {
    await take(nights(0, 2));
    const checkViolation = { code: '23514' };
    expect(await refusal(giveBack(nights(0, 2), 2))).toMatchObject(checkViolation);
    expect(await stock()).toEqual([
      ['2027-03-01', 1, 3],
      ['2027-03-02', 1, 3],
    ]);
  });

  test('D12: a lower capacity waits until sold rooms are released', async () => {
    await take(nights(0, 1), 3);
    await take(nights(1, 2), 1);
    await sell(2);
    expect(await stock()).toEqual([
      ['2027-03-01', 3, 3],
      ['2027-03-02', 1, 2],
    ]);
    await giveBack(nights(0, 1));
    expect(await stock()).toMatchObject([
      ['2027-03-01', 2, 2],
      ['2027-03-02', 1, 2],
    ]);
    expect(await refusal(take(nights(0, 1)))).toBe('sold out');
    await sell(5);
    expect(await stock()).toMatchObject([
      ['2027-03-01', 2, 5],
      ['2027-03-02', 1, 5],
    ]);
    // Past nights keep theirs.
    await sell(9, addDays(MONDAY, 1));
    expect(await stock()).toEqual([
      ['2027-03-01', 2, 5],
      ['2027-03-02', 1, 9],
    ]);
  });

  const stay = fc
    .tuple(fc.nat(6), fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 3 }))
    .map(([from, length, rooms]) => ({ stay: nights(from, from + length), rooms }));
  it.prop([fc.array(stay, { minLength: 2, maxLength: 12 }), fc.array(fc.boolean())], { numRuns: 30 })(
    'concurrent bookings and releases leave exact counts of sold rooms',
    async (asked, returned) => {
      const expected = new Map<string, number>();
      const count = (stay: Stay, rooms: number) => {
        for (const date of nightDates(stay)) expected.set(date, (expected.get(date) ?? 0) + rooms);
      };
      await Promise.all(
        asked.map(async ({ stay, rooms }, index) => {
          const refused = await refusal(take(stay, rooms));
          if (refused === 'sold out') return;
          expect(refused).toBe('none');
          if (returned[index]) await giveBack(stay, rooms);
          else count(stay, rooms);
        }),
      );
      for (const [date, sold, capacity] of await stock()) {
        expect(sold).toBe(expected.get(date as string) ?? 0);
        expect(sold).toBeLessThanOrEqual(capacity as number);
      }
    },
  );
});

describe('the rooms that a change of a stay gains', () => {
  const span = fc
    .tuple(fc.nat(8), fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 3 }))
    .map(([from, length, rooms]) => ({ propertyId: 'room', rooms, ...nights(from, from + length) }));
  const onNight = (runs: readonly RoomNights[], date: string) =>
    runs
      .filter(({ checkIn, checkOut }) => checkIn <= date && date < checkOut)
      .reduce((sum, { rooms }) => sum + rooms, 0);

  it.prop([span, span])('054 gained less lost is the difference on every night', (before, after) => {
    const [gained, lost] = [gainedNights(before, after), gainedNights(after, before)];
    for (const date of nightDates(nights(0, 15))) {
      const difference = onNight([after], date) - onNight([before], date);
      expect(onNight(gained, date)).toBe(Math.max(0, difference));
      expect(onNight(lost, date)).toBe(Math.max(0, -difference));
    }
    expect(gainedNights(before, before)).toEqual([]);
    const starts = gained.map(({ checkIn }) => checkIn);
    expect(starts).toEqual(starts.toSorted());
  });
});
