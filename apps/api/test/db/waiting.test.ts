import { type BookingEvent, civilDate } from '@motel/booking-core';
import { motel } from '@motel/content';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { applyBookingEvent } from '../../src/db/bookings.ts';
import type { Db, OpenDatabase, Trx } from '../../src/db/database.ts';
import { inTransaction } from '../../src/db/in-transaction.ts';
import { takeNights } from '../../src/db/nights.ts';
import { syncProperties } from '../../src/db/sync-properties.ts';
import { openPrepared, prepareServer } from '../support/databases.ts';
import { room } from '../support/rooms.ts';
import { untilBlockedOrDone } from '../support/until-blocked.ts';

const STAY = { checkIn: civilDate('2027-03-01'), checkOut: civilDate('2027-03-02') };
const NOW = new Date('2027-02-01T12:00:00Z');

/** PGlite has one connection: there, transactions stand in line anyway. */
describe('transactions that meet, on a Postgres server', () => {
  let database: OpenDatabase;
  let db: Db;
  beforeAll(async () => {
    database = await openPrepared(prepareServer);
    db = database.db;
    await db.insertInto('guests').values({ id: 'guest', mobile: '+1', created_at: NOW }).execute();
  });
  beforeEach(async () => {
    await db.deleteFrom('nights').execute();
    await db.deleteFrom('bookings').execute();
    await sell(5);
  });
  afterAll(() => database.close());

  const sell = (rooms: number) => syncProperties(db, [room('room', rooms)], motel, STAY.checkIn);
  const take = (trx: Trx, rooms: number) => takeNights(trx, { propertyId: 'room', rooms, ...STAY });
  const night = () => db.selectFrom('nights').select(['sold', 'capacity']).executeTakeFirstOrThrow();

  test('D12: a smaller capacity waits for a booking that is being made, and counts its night', async () => {
    let change: Promise<void> | undefined;
    await inTransaction(db, async (trx) => {
      await take(trx, 3);
      change = sell(2);
      await untilBlockedOrDone(db, change);
    });
    await change;
    expect(await night()).toEqual({ sold: 3, capacity: 3 });
  });

  test('D12: and the nights that it is still going to make', async () => {
    const longer = { ...STAY, checkOut: civilDate('2027-03-03') };
    await inTransaction(db, (trx) => take(trx, 1));
    let booking: Promise<void> | undefined;
    let change: Promise<void> | undefined;
    await inTransaction(db, async (trx) => {
      await trx.selectFrom('nights').select('date').forUpdate().execute();
      booking = inTransaction(db, (other) => takeNights(other, { propertyId: 'room', rooms: 1, ...longer }));
      await untilBlockedOrDone(db, booking);
      change = sell(2);
      await untilBlockedOrDone(db, change, 2);
    });
    await Promise.all([booking, change]);
    const made = await db.selectFrom('nights').select(['sold', 'capacity']).orderBy('date').execute();
    expect(made).toEqual([
      { sold: 2, capacity: 2 },
      { sold: 1, capacity: 2 },
    ]);
  });

  test.each([
    ['hold-expired', 'hold-expired'],
    ['hold-released', 'hold-expired'],
    ['paid', 'hold-expired'],
    ['hold-expired', 'paid'],
  ] as const)('B2: %s and %s at once: the second sees what the first has done', async (first, second) => {
    await inTransaction(db, (trx) => take(trx, 5));
    await hold();
    const apply = (trx: Trx, event: BookingEvent) =>
      applyBookingEvent(trx, { propertyId: 'room', bookingId: 'booking' }, event, NOW);
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

  async function hold(): Promise<void> {
    await db
      .insertInto('bookings')
      .values({
        property_id: 'room',
        id: 'booking',
        guest_id: 'guest',
        auth_session_id: 'session',
        status: 'held',
        check_in: STAY.checkIn,
        check_out: STAY.checkOut,
        rooms: 1,
        adults: 1,
        children: 0,
        infants: 0,
        pets: 0,
        extra_persons: 0,
        firstname: 'A',
        lastname: 'B',
        email: 'a@example.ca',
        phone: '4035550142',
        special_request: '',
        lines: '[]',
        total: room('room', 5).pricePerNight,
        one_night_total: room('room', 5).pricePerNight,
        action: 'new',
        extends_booking_id: null,
        held_until: NOW,
        created_at: NOW,
        status_changed_at: NOW,
      })
      .execute();
  }
});
