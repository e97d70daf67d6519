import { civilDate } from '@motel/booking-core';
import type { BookingEvent } from '@motel/booking-core/booking';
import { motel } from '@motel/content/testing';
import { sql } from 'kysely';
import { lockBooking, moveBooking } from '../../src/booking/store.ts';
import type { Db, Trx } from '../../src/db/database.ts';
import { inTransaction } from '../../src/db/in-transaction.ts';
import { lockRuns, releaseNights, takeNights } from '../../src/inventory/nights.ts';
import { syncProperties } from '../../src/inventory/sync-properties.ts';
import { emptyBooks } from '../support/books.ts';
import { SERVER } from '../support/databases.ts';
import { untilBlockedOrDone } from '../support/deadlocks.ts';
import { plantStays } from '../support/planted-stays.ts';
import { room } from '../support/test-booking.ts';
import { whileTesting } from '../support/while-testing.ts';

const STAY = { checkIn: civilDate('2027-03-01'), checkOut: civilDate('2027-03-02') };
const NEXT_NIGHT = { checkIn: STAY.checkOut, checkOut: civilDate('2027-03-03') };
const BOTH_NIGHTS = { checkIn: STAY.checkIn, checkOut: NEXT_NIGHT.checkOut };
const NOW = new Date('2027-02-01T12:00:00Z');

/** PGlite has a single connection, so its transactions never overlap. */
describe('concurrent transactions, on a Postgres server', () => {
  const database = whileTesting(() => SERVER.open());
  let db: Db;
  beforeEach(async () => {
    ({ db } = database);
    await emptyBooks(db);
    await sell(5);
  });

  const sell = (rooms: number, today = STAY.checkIn) =>
    syncProperties(db, [room('room', rooms)], motel, today);
  const take = (trx: Trx, rooms: number, stay = STAY) =>
    takeNights(trx, { propertyId: 'room', rooms, ...stay });
  const giveBack = (trx: Trx, rooms: number, stay = STAY) =>
    releaseNights(trx, { propertyId: 'room', rooms, ...stay });
  const lockFirstNight = (trx: Trx) =>
    trx.selectFrom('nights').select('date').where('date', '=', STAY.checkIn).forUpdate().execute();
  const night = () => db.selectFrom('nights').select(['sold', 'capacity']).executeTakeFirstOrThrow();
  const nights = () => db.selectFrom('nights').select(['sold', 'capacity']).orderBy('date').execute();

  test('D12: a smaller capacity waits for a booking and counts its night', async () => {
    let change: Promise<void> | undefined;
    await inTransaction(db, async (trx) => {
      await take(trx, 3);
      change = sell(2);
      await untilBlockedOrDone(db, change);
    });
    await change;
    expect(await night()).toEqual({ sold: 3, capacity: 3 });
  });

  // The change ignores the first night, which is past for it. So only the other transaction can make it wait.
  test.each([
    { how: 'a booking will insert', before: { rooms: 1, stay: STAY }, act: take, next: 1 },
    { how: 'a hold releases', before: { rooms: 3, stay: BOTH_NIGHTS }, act: giveBack, next: 2 },
  ] as const)('D12: a smaller capacity waits for nights that $how', async ({ before, act, next }) => {
    await inTransaction(db, (trx) => take(trx, before.rooms, before.stay));
    let other: Promise<unknown> | undefined;
    let change: Promise<void> | undefined;
    await inTransaction(db, async (trx) => {
      await lockFirstNight(trx);
      other = inTransaction<unknown>(db, (own) => act(own, 1, BOTH_NIGHTS));
      await untilBlockedOrDone(db, other);
      change = sell(2, NEXT_NIGHT.checkIn);
      await untilBlockedOrDone(db, change, 2);
    });
    await Promise.all([other, change]);
    expect(await nights()).toEqual([
      { sold: 2, capacity: 5 },
      { sold: next, capacity: 2 },
    ]);
  });

  test('a release locks its nights in date order, not in table order', async () => {
    await inTransaction(db, (trx) => take(trx, 1, NEXT_NIGHT));
    await inTransaction(db, (trx) => take(trx, 1, STAY));
    // With these statistics the planner reads the whole table in its own order.
    await sql`analyze nights`.execute(db);
    let release: Promise<void> | undefined;
    await inTransaction(db, async (trx) => {
      await lockFirstNight(trx);
      release = inTransaction(db, (other) => giveBack(other, 1, BOTH_NIGHTS));
      await untilBlockedOrDone(db, release);
      // The transaction that has locked the first night can lock the next: otherwise the two would deadlock.
      const next = trx.selectFrom('nights').select('date').where('date', '=', NEXT_NIGHT.checkIn);
      expect(await next.forUpdate().skipLocked().execute()).toHaveLength(1);
    });
    await release;
    expect((await nights()).map(({ sold }) => sold)).toEqual([0, 0]);
  });

  test.each([
    ['room', 'suite'],
    ['suite', 'room'],
  ])('a move from %s to %s locks the nights of both kinds in one order', async (from, to) => {
    await syncProperties(db, [room('room', 5), room('suite', 5)], motel, STAY.checkIn);
    const nightOf = (propertyId: string) => ({ propertyId, rooms: 1, ...STAY });
    for (const kind of [from, to]) await inTransaction(db, (trx) => takeNights(trx, nightOf(kind)));
    let move: Promise<void> | undefined;
    await inTransaction(db, async (trx) => {
      const lock = (kind: string) =>
        trx.selectFrom('nights').select('date').where('property_id', '=', kind).forUpdate().skipLocked();
      await lock('room').execute();
      move = inTransaction(db, (other) => lockRuns(other, [nightOf(from), nightOf(to)]));
      await untilBlockedOrDone(db, move);
      // Otherwise a move in the other direction would deadlock with it.
      expect(await lock('suite').execute()).toHaveLength(1);
    });
    await move;
  });

  test.each([
    ['hold-expired', 'hold-expired'],
    ['hold-released', 'hold-expired'],
    ['paid', 'hold-expired'],
    ['hold-expired', 'paid'],
  ] as const)('B2: %s and %s at once: the second sees the effect of the first', async (first, second) => {
    await inTransaction(db, (trx) => take(trx, 4));
    const [id = ''] = await plantStays(db, [{ ...STAY, status: 'held', room: room('room', 5) }]);
    const apply = async (trx: Trx, event: BookingEvent) => {
      const booking = await lockBooking(trx, id);
      return booking && moveBooking(trx, booking, event, NOW);
    };
    let later: Promise<string | undefined> | undefined;
    const status = await inTransaction(db, async (trx) => {
      const applied = await apply(trx, first);
      later = inTransaction(db, (other) => apply(other, second));
      await untilBlockedOrDone(db, later);
      return applied;
    });
    const late = await later;
    expect(status).toBeDefined();
    expect(late).toBe(second === 'paid' ? 'confirmed' : undefined);
    const occupied = first === 'paid' || second === 'paid';
    expect(await night()).toEqual({ sold: occupied ? 5 : 4, capacity: 5 });
  });
});
