import { addDays, civilDate } from '@motel/booking-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inTransaction } from '../../src/db/index.ts';
import { keepRoomNights, roomsInUse, roomsOfStays, takeRoom } from '../../src/rooms/index.ts';
import { bookingIdOf, emptyBooks } from '../support/books.ts';
import { DATABASES } from '../support/databases.ts';
import { ROOMS } from '../support/rooms.ts';
import { signInGuest } from '../support/test-guest.ts';
import { openTestMotel, type TestMotel, TODAY } from '../support/test-motel.ts';

const stay = { checkIn: civilDate(TODAY), checkOut: addDays(civilDate(TODAY), 4) };

describe.each(DATABASES)('12.4: the nights of a room, on $name', (kind) => {
  let motel: TestMotel;
  beforeAll(async () => {
    motel = await openTestMotel(kind);
  });
  beforeEach(() => emptyBooks(motel.db));
  afterAll(() => motel?.close());

  /** A paid stay. @returns its id */
  async function paidStay(rooms = 1): Promise<string> {
    const guest = await signInGuest(motel);
    const booked = await guest.book(stay, ROOMS.many, { rooms });
    await guest.pay(booked.body.url);
    return bookingIdOf(motel.db, booked.body.sessionId);
  }

  async function numbersOf(id: string) {
    const rooms = (await roomsOfStays(motel.db, [id])).get(id) ?? [];
    return rooms.map(({ number, checkIn, checkOut }) => [number, checkIn, checkOut]);
  }

  test('each room of each kind has a number of its own', async () => {
    const rooms = await roomsInUse(motel.db);
    expect(rooms).toHaveLength(28);
    expect(new Set(rooms.map(({ number }) => number)).size).toBe(28);
  });

  test('two stays never have one room on one night', async () => {
    const [room] = await roomsInUse(motel.db);
    const [one, other] = [await paidStay(), await paidStay()];
    await inTransaction(motel.db, (trx) => takeRoom(trx, one, room?.id ?? '', stay));
    const late = { checkIn: addDays(stay.checkIn, 3), checkOut: addDays(stay.checkIn, 5) };
    await expect(
      inTransaction(motel.db, (trx) => takeRoom(trx, other, room?.id ?? '', late)),
    ).rejects.toThrow(/room_nights_pkey/);
    const after = { checkIn: stay.checkOut, checkOut: addDays(stay.checkOut, 1) };
    await inTransaction(motel.db, (trx) => takeRoom(trx, other, room?.id ?? '', after));
    expect(await numbersOf(one)).toEqual([['1', stay.checkIn, stay.checkOut]]);
    expect(await numbersOf(other)).toEqual([['1', after.checkIn, after.checkOut]]);
  });

  test('the numbers of a stay follow its nights and rooms', async () => {
    const [first, second] = await roomsInUse(motel.db);
    const id = await paidStay(2);
    await inTransaction(motel.db, async (trx) => {
      for (const room of [first, second]) await takeRoom(trx, id, room?.id ?? '', stay);
    });
    const checkOut = addDays(stay.checkIn, 2);
    const kept = { checkIn: stay.checkIn, checkOut, propertyId: ROOMS.many.id, rooms: 1 };
    await inTransaction(motel.db, (trx) => keepRoomNights(trx, id, kept));
    expect((await numbersOf(id)).map(([, ...nights]) => nights)).toEqual([[stay.checkIn, checkOut]]);
    await inTransaction(motel.db, (trx) => keepRoomNights(trx, id, { ...kept, propertyId: 'single' }));
    expect(await numbersOf(id)).toEqual([]);
  });

  test('a cancelled stay has no number any more', async () => {
    const [room] = await roomsInUse(motel.db);
    const id = await paidStay();
    await inTransaction(motel.db, (trx) => takeRoom(trx, id, room?.id ?? '', stay));
    const { cancelAtDesk } = await import('../../src/desk/cancel-at-desk.ts');
    await cancelAtDesk(motel, { booking: id, isNoShow: false }, { who: 'Wren' });
    expect(await numbersOf(id)).toEqual([]);
  });
});
