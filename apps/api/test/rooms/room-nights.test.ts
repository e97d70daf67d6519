import { fc, it } from '@fast-check/vitest';
import { addDays, type CivilDate, civilDate, type Stay } from '@motel/booking-core';
import { inTransaction } from '../../src/db/index.ts';
import { keepRoomNights, leaveAllRooms, roomsInUse, roomsOfStays, takeRoom } from '../../src/rooms/index.ts';
import { bookingIdOf, emptyBooks } from '../support/books.ts';
import { byHand } from '../support/by-hand.ts';
import { nightsFrom, ROOMS, signInGuest, TODAY } from '../support/test-booking.ts';
import { testMotel } from '../support/test-motel.ts';

const stay = { checkIn: civilDate(TODAY), checkOut: addDays(civilDate(TODAY), 4) };

describe('§14.4: the nights of a room', () => {
  const motel = testMotel();
  beforeEach(() => emptyBooks(motel.db));

  async function paidStay(rooms = 1): Promise<string> {
    const guest = await signInGuest(motel);
    const { body } = await guest.book(stay, ROOMS.many, { rooms });
    await guest.pay(body.url);
    return bookingIdOf(motel.db, body.sessionId);
  }

  const take = (id: string, nights: Stay = stay, at = 0) =>
    inTransaction(motel.db, async (trx) =>
      takeRoom(trx, motel.motel, id, (await roomsInUse(motel.db))[at]?.id ?? '', nights),
    );
  const keep = (id: string, checkIn: CivilDate, checkOut: CivilDate, propertyId = ROOMS.many.id) =>
    inTransaction(motel.db, (trx) =>
      keepRoomNights(trx, motel.motel, id, { checkIn, checkOut, propertyId, rooms: 1 }),
    );

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
    const [one, other] = [await paidStay(), await paidStay()];
    await take(one);
    const late = { checkIn: addDays(stay.checkIn, 3), checkOut: addDays(stay.checkIn, 5) };
    await expect(take(other, late)).rejects.toThrow(/room_nights_pkey/);
    const after = { checkIn: stay.checkOut, checkOut: addDays(stay.checkOut, 1) };
    await take(other, after);
    expect(await numbersOf(one)).toEqual([['1', stay.checkIn, stay.checkOut]]);
    expect(await numbersOf(other)).toEqual([['1', after.checkIn, after.checkOut]]);
  });

  test('the numbers of a stay follow its nights and rooms', async () => {
    const id = await paidStay(2);
    for (const at of [0, 1]) await take(id, stay, at);
    const checkOut = addDays(stay.checkIn, 2);
    await keep(id, stay.checkIn, checkOut);
    expect((await numbersOf(id)).map(([, ...nights]) => nights)).toEqual([[stay.checkIn, checkOut]]);
    await keep(id, stay.checkIn, checkOut, 'single');
    expect(await numbersOf(id)).toEqual([]);
  });

  test('a longer stay keeps its room, unless another has it then', async () => {
    const [one, other] = [await paidStay(), await paidStay()];
    const [short, next] = [addDays(stay.checkIn, 2), addDays(stay.checkIn, 3)];
    await take(one, { ...stay, checkOut: short });
    await keep(one, addDays(stay.checkIn, -1), next);
    expect(await numbersOf(one)).toEqual([['1', addDays(stay.checkIn, -1), next]]);
    await take(other, { checkIn: next, checkOut: stay.checkOut });
    await keep(one, stay.checkIn, stay.checkOut);
    expect(await numbersOf(one)).toEqual([['1', stay.checkIn, next]]);
  });

  const nights = fc
    .tuple(fc.nat({ max: 4 }), fc.integer({ min: 1, max: 4 }))
    .map(([from, count]) => nightsFrom(from, count, stay.checkIn));
  const action = fc.record({
    at: fc.nat({ max: 2 }),
    room: fc.nat({ max: 3 }),
    nights,
    rooms: fc.constantFrom(1, 2),
  });
  const change = fc.record({ does: fc.constantFrom('take', 'keep', 'end'), with: action });
  it.prop([fc.array(change, { maxLength: 10 })], { numRuns: 12 })(
    'whatever is done, numbers name what is sold and no more',
    async (changes) => {
      const rooms = (await roomsInUse(motel.db)).filter(({ propertyId }) => propertyId === ROOMS.many.id);
      const ids = [await paidStay(), await paidStay(), await paidStay()];
      const kept = ids.map(() => ({ ...stay, rooms: 1 }));
      for (const { does, with: wanted } of changes) {
        const id = ids[wanted.at] ?? '';
        const own = kept[wanted.at] ?? { ...stay, rooms: 1 };
        if (does === 'keep') kept[wanted.at] = { ...wanted.nights, rooms: wanted.rooms };
        const work = inTransaction(motel.db, async (trx) => {
          const now = kept[wanted.at] ?? own;
          if (does === 'end') return leaveAllRooms(trx, id);
          if (does === 'take') await takeRoom(trx, motel.motel, id, rooms[wanted.room]?.id ?? '', now);
          return keepRoomNights(trx, motel.motel, id, { ...now, propertyId: ROOMS.many.id });
        });
        // The key refuses a room that another stay has: nothing is changed then.
        await work.catch((error: unknown) => expect(String(error)).toMatch(/room_nights_pkey/));
        await expectLaw(ids, kept);
      }
    },
  );

  /** No room-night has two stays, and no stay more numbers on a night than rooms, or one on another night. */
  async function expectLaw(ids: readonly string[], kept: readonly (Stay & { rooms: number })[]) {
    const rows = await motel.db.selectFrom('room_nights').selectAll().execute();
    expect(new Set(rows.map(({ room_id, date }) => `${room_id} ${date}`)).size).toBe(rows.length);
    for (const [at, id] of ids.entries()) {
      const own = rows.filter(({ booking_id }) => booking_id === id);
      const { checkIn, checkOut, rooms } = kept[at] ?? { ...stay, rooms: 1 };
      expect(own.every(({ date }) => checkIn <= date && date < checkOut)).toBe(true);
      for (const night of Map.groupBy(own, ({ date }) => date).values()) {
        expect(night.length).toBeLessThanOrEqual(rooms);
      }
    }
  }

  test('a cancelled stay has lost its number', async () => {
    const id = await paidStay();
    await take(id);
    await byHand(motel).cancel(id);
    expect(await numbersOf(id)).toEqual([]);
  });
});
