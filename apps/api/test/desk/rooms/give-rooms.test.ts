import type { Stay } from '@motel/booking-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { emptyBooks } from '../../support/books.ts';
import { nightsFrom, stayQuery, TWO_ADULTS } from '../../support/desk-stays.ts';
import { testDesk } from '../../support/test-desk.ts';
import { TODAY } from '../../support/test-motel.ts';
import { testMotelWithBooks, testStaff } from '../../support/test-setup.ts';

const DAY = 24 * 3_600_000;

describe('§14.4: a stay gets all its numbers at once', () => {
  const motel = testMotelWithBooks();
  const wren = testStaff(motel);
  beforeEach(async () => {
    await emptyBooks(motel.db);
    await goTo(`${TODAY}T19:00:00Z`);
  });

  const { act, book, goTo, look, numbersOf, pass, room } = testDesk(motel, wren);
  const idOf = async (number: string) => (number === '99' ? 'no room' : ((await room(number)).id as string));
  /** A stay of two rooms, paid. @returns its id */
  async function twoRooms(stay: Stay = nightsFrom(0, 3), pay: 'cash' | 'later' = 'cash'): Promise<string> {
    const party = { ...TWO_ADULTS, rooms: 2 };
    const { total } = (await wren.call('quoteStay', { query: stayQuery(stay, party) })).body;
    return book({ stay, party, total, pay });
  }
  const give = async (id: string, numbers: readonly string[]) =>
    act('giveRooms', id, { roomIds: await Promise.all(numbers.map(idOf)) });

  test('and other ones in their place, one of them kept', async () => {
    const id = await twoRooms();
    expect((await give(id, ['5', '7'])).status).toBe(200);
    expect(await numbersOf(id)).toEqual(['5', '7']);
    expect((await give(id, ['7', '9'])).status).toBe(200);
    expect(await numbersOf(id)).toEqual(['7', '9']);
    const { story } = await look(id);
    expect(story.map(({ detail }) => detail)).toContain('rooms 5 and 7 to 7 and 9');
  });

  test('nights that were slept stay with their rooms', async () => {
    const id = await twoRooms();
    await give(id, ['5', '7']);
    await pass(DAY);
    await give(id, ['7', '9']);
    expect((await look(id)).rooms).toEqual(
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
    await act('closeRoom', await idOf('8'), { ...nightsFrom(1, 1), reason: 'Sink' });
    const id = await twoRooms();
    await give(id, ['1', '2']);
    expect((await give(id, numbers)).body.message).toMatch(words);
    expect(await numbersOf(id)).toEqual(['1', '2']);
  });

  test('only what a second press overcomes names the field that does', async () => {
    const body = async (name: 'checkIn' | 'checkOut', id: string, accepted = {}) =>
      (await act(name, id, accepted)).body;
    const early = await twoRooms(nightsFrom(0, 1));
    await give(early, ['5', '7']);
    await body('checkIn', early);
    expect((await body('checkOut', early)).issues).toBeUndefined();
    await pass(DAY);
    // Housekeeping has not cleaned after last night's guest.
    const next = await twoRooms(nightsFrom(1, 1), 'later');
    await give(next, ['5', '7']);
    expect(await body('checkIn', next)).toMatchObject({
      message: 'Rooms 5 and 7 are not clean yet.',
      issues: [{ field: 'isUncleanAccepted', code: 'room-not-clean' }],
    });
    await body('checkIn', next, { isUncleanAccepted: true });
    await pass(DAY);
    expect((await body('checkOut', next)).issues).toMatchObject([{ field: 'isBalanceAccepted' }]);
    expect((await body('checkOut', next, { isBalanceAccepted: true })).issues).toBeUndefined();
  });
});
