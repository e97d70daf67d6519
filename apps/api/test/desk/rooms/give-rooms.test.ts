import { addDays, civilDate, type Stay } from '@motel/booking-core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { wrongInBooks } from '../../support/books.ts';
import { ON_SERVER } from '../../support/databases.ts';
import { bookAtDesk, lookAtStay, TWO_ADULTS } from '../../support/desk-stays.ts';
import { openTestMotel, type TestMotel, TODAY } from '../../support/test-motel.ts';
import { signInStaff, type TestStaff } from '../../support/test-staff.ts';

const nightsFrom = (from: number, nights: number): Stay => {
  const checkIn = addDays(civilDate(TODAY), from);
  return { checkIn, checkOut: addDays(checkIn, nights) };
};
const DAY = 24 * 3_600_000;

describe.each(ON_SERVER)('§14.4: a stay gets all its numbers at once, on $name', (kind) => {
  let motel: TestMotel;
  let wren: TestStaff;
  // Each test moves its own clock.
  beforeEach(async () => {
    motel = await openTestMotel(kind);
    wren = await signInStaff(motel);
  });
  afterEach(async () => {
    expect(await wrongInBooks(motel.db)).toEqual([]);
    await motel.close();
  });

  async function idOf(number: string): Promise<string> {
    const { body } = await wren.call('rooms');
    const rooms: { id: string; number: string }[] = body.types.flatMap(
      (type: { rooms: unknown }) => type.rooms,
    );
    return rooms.find((room) => room.number === number)?.id ?? `no ${number}`;
  }
  /** A stay of two rooms, paid. @returns its id */
  async function twoRooms(stay = nightsFrom(0, 3), pay: 'cash' | 'later' = 'cash'): Promise<string> {
    const party = { ...TWO_ADULTS, rooms: 2 };
    const query = {
      typeId: 'many',
      ...stay,
      adults: '2',
      children: '0',
      infants: '0',
      pets: '0',
      rooms: '2',
    };
    const { total } = (await wren.call('quoteStay', { query })).body;
    return (await bookAtDesk(wren, { stay, party, total, pay })).body.id;
  }
  const give = async (id: string, numbers: readonly string[]) => {
    const roomIds = await Promise.all(numbers.map(idOf));
    return wren.call('giveRooms', { parts: { id }, body: { roomIds } });
  };
  const numbersOf = async (id: string) => (await lookAtStay(wren, id)).rooms.map(({ number }) => number);

  test('and other ones in their place, one of them kept', async () => {
    const id = await twoRooms();
    expect((await give(id, ['5', '7'])).status).toBe(200);
    expect(await numbersOf(id)).toEqual(['5', '7']);
    expect((await give(id, ['7', '9'])).status).toBe(200);
    expect(await numbersOf(id)).toEqual(['7', '9']);
    const { story } = await lookAtStay(wren, id);
    expect(story.map(({ detail }) => detail)).toContain('rooms 5 and 7 to 7 and 9');
  });

  test('nights that were slept stay with their rooms', async () => {
    const id = await twoRooms();
    await give(id, ['5', '7']);
    motel.clock.advance(DAY);
    wren = await signInStaff(motel);
    await give(id, ['7', '9']);
    expect((await lookAtStay(wren, id)).rooms).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ number: '5', ...nightsFrom(0, 1) }),
        expect.objectContaining({ number: '7', ...nightsFrom(0, 3) }),
        expect.objectContaining({ number: '9', ...nightsFrom(1, 2) }),
      ]),
    );
  });

  test.each([
    [['5', '7', '9'], /^This stay has 2 rooms/],
    [['5', '13'], /^Room 13 is no Room many/],
    [['5', '8'], /^Another stay or a closure has this room/],
    [['5', '99'], /^There is no such room/],
  ])('%j are refused, and the stay keeps its own', async (numbers, words) => {
    await wren.call('closeRoom', {
      parts: { id: await idOf('8') },
      body: { ...nightsFrom(1, 1), reason: 'Sink' },
    });
    const id = await twoRooms();
    await give(id, ['1', '2']);
    expect((await give(id, numbers)).body.message).toMatch(words);
    expect(await numbersOf(id)).toEqual(['1', '2']);
  });

  test('two stays that want each other’s rooms at once never share one', async () => {
    const [one, other] = [await twoRooms(), await twoRooms()];
    await Promise.all([give(one, ['5', '7']), give(other, ['7', '5'])]);
    const all = [...(await numbersOf(one)), ...(await numbersOf(other))];
    expect(all.toSorted()).toEqual(['5', '7']);
  });

  test('only what a second press overcomes names the field that does', async () => {
    const body = async (name: 'checkIn' | 'checkOut', id: string, accepted = {}) =>
      (await wren.call(name, { parts: { id }, body: accepted })).body;
    const early = await twoRooms(nightsFrom(0, 1));
    await give(early, ['5', '7']);
    await body('checkIn', early);
    expect((await body('checkOut', early)).issues).toBeUndefined();
    motel.clock.advance(DAY);
    wren = await signInStaff(motel);
    // Nobody has cleaned after last night's guest.
    const next = await twoRooms(nightsFrom(1, 1), 'later');
    await give(next, ['5', '7']);
    expect(await body('checkIn', next)).toMatchObject({
      message: 'Rooms 5 and 7 are not clean yet.',
      issues: [{ field: 'isUncleanAccepted', code: 'room-not-clean' }],
    });
    await body('checkIn', next, { isUncleanAccepted: true });
    motel.clock.advance(DAY);
    wren = await signInStaff(motel);
    expect((await body('checkOut', next)).issues).toMatchObject([{ field: 'isBalanceAccepted' }]);
    expect((await body('checkOut', next, { isBalanceAccepted: true })).issues).toBeUndefined();
  });
});
