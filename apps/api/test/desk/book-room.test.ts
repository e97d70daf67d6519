import type { Stay } from '@motel/booking-core';
import { describe, expect, test } from 'vitest';
import { bookAtDesk, stayQuery, TWO_ADULTS } from '../support/desk-stays.ts';
import { soldOn } from '../support/looks.ts';
import { ROOMS } from '../support/rooms.ts';
import { testDesk } from '../support/test-desk.ts';
import { freshStay } from '../support/test-guest.ts';
import { testMotelWithBooks, testStaff } from '../support/test-setup.ts';
import { signInStaff } from '../support/test-staff.ts';

describe('§14.5: a stay is booked in a chosen room', () => {
  const motel = testMotelWithBooks();
  const wren = testStaff(motel);

  const { act, look, numbersOf, press, room } = testDesk(motel, wren);
  const idOf = async (number: string) => (number === '99' ? '' : ((await room(number)).id as string));
  const freeNumbers = async (stay: { checkIn: string; checkOut: string }) => {
    const { body } = await wren.call('freeRooms', { query: { typeId: 'many', ...stay } });
    return {
      free: body.free.map(({ number }: { number: string }) => number),
      taken: body.taken.map(({ number }: { number: string }) => number),
    };
  };

  /** Books a stay of several rooms at its price, in the rooms of these numbers. */
  async function bookRooms(count: number, stay: Stay, numbers: readonly string[]) {
    const party = { ...TWO_ADULTS, rooms: count };
    const { total } = (await wren.call('quoteStay', { query: stayQuery(stay, party) })).body;
    const roomIds = await Promise.all(numbers.map(idOf));
    return bookAtDesk(wren, { stay, party, total, roomIds });
  }

  test('the stay has the room, and the next one sees it taken', async () => {
    const stay = freshStay(2);
    expect(await freeNumbers(stay)).toMatchObject({ free: expect.arrayContaining(['7']), taken: [] });
    const { status, body } = await bookAtDesk(wren, { stay, roomId: await idOf('7') });
    expect(status).toBe(200);
    expect(await numbersOf(body.id)).toEqual(['7']);
    expect((await look(body.id)).story.map(({ detail }) => detail).join()).toContain('room 7');
    const { free, taken } = await freeNumbers(stay);
    expect([free.length, taken]).toEqual([11, ['7']]);
  });

  test('§14.4 wishes order the free rooms, and the new stay keeps them', async () => {
    const owner = await signInStaff(motel, 'owner', 'Ilse');
    const [stay, quiet] = [freshStay(2), await idOf('11')];
    const traits = ['quiet', 'upstairs'];
    const body = { number: '11', traits, seen: { number: '11', traits: [] } };
    expect((await owner.call('changeRoom', { parts: { id: quiet }, body })).status).toBe(200);
    const asked = { typeId: 'many', ...stay, wishes: 'quiet,upstairs' };
    const { free } = (await wren.call('freeRooms', { query: asked })).body;
    expect(free[0]).toMatchObject({ number: '11', words: expect.stringContaining('as wished') });
    const booked = await bookAtDesk(wren, { stay, wishes: ['quiet', 'upstairs', 'quiet'] });
    const { id } = booked.body;
    expect((await wren.call('roomChoices', { parts: { id } })).body.wishes).toEqual(['quiet', 'upstairs']);
    const same = { ...stay, typeId: 'many', wishes: 'a view' };
    expect((await wren.call('freeRooms', { query: same })).status).toBe(400);
    expect((await bookAtDesk(wren, { stay, wishes: ['a view'] })).status).toBe(400);
  });

  test('a stay of three rooms gets the two that were chosen at once', async () => {
    const stay = freshStay(2);
    const { status, body } = await bookRooms(3, stay, ['9', '7']);
    expect(status).toBe(200);
    expect((await numbersOf(body.id)).toSorted()).toEqual(['7', '9']);
    const { story } = await look(body.id);
    expect(story.map(({ detail }) => detail).join()).toMatch(/rooms [79] and [79]/);
    expect((await freeNumbers(stay)).taken).toEqual(['7', '9']);
  });

  test('a held stay has its room too, until its link ends', async () => {
    const stay = freshStay(2);
    const { body } = await bookAtDesk(wren, { stay, roomId: await idOf('7'), pay: 'link' });
    expect(await numbersOf(body.id)).toEqual(['7']);
    await press('endLink', body.id);
    expect((await freeNumbers(stay)).taken).toEqual([]);
  });

  const TAKEN = /^Another stay or a closure has this room/;
  test.each([
    ['taken by another stay', 1, ['7'], TAKEN],
    ['closed', 1, ['8'], TAKEN],
    ['of another kind', 1, ['13'], /^Room 13 is no Room many/],
    ['of no motel', 1, ['99'], /^There is no such room/],
    ['more than its one', 1, ['7', '9'], /^This stay has one room: choose one/],
    ['one of them of no motel', 2, ['9', '99'], /^There is no such room/],
    ['one of them of another kind', 2, ['9', '13'], /^Room 13 is no Room many/],
    ['one of them taken', 2, ['9', '7'], TAKEN],
  ])('a room that is %s books nothing', async (_, count, numbers, words) => {
    const stay = freshStay(2);
    await bookAtDesk(wren, { stay, roomId: await idOf('7') });
    await act('closeRoom', await idOf('8'), { ...stay, reason: 'Shower' });
    const before = await soldOn(motel, ROOMS.many, stay);
    const bookings = await motel.db.selectFrom('bookings').select('id').execute();
    const refused = await bookRooms(count, stay, numbers);
    expect(refused.status).toBeGreaterThanOrEqual(400);
    expect(refused.body.message).toMatch(words);
    expect(await soldOn(motel, ROOMS.many, stay)).toEqual(before);
    expect(await motel.db.selectFrom('bookings').select('id').execute()).toHaveLength(bookings.length);
  });

  test.each([
    ['2027-01-02', '2027-01-02'],
    ['2027-01-02', '2027-01-01'],
    ['2026-12-01', '2028-12-01'],
    ['2026-01-01', '2026-01-02'],
    ['2199-12-30', '2199-12-31'],
  ])('no room is offered from %s to %s', async (checkIn, checkOut) => {
    const { status, body } = await wren.call('freeRooms', { query: { typeId: 'many', checkIn, checkOut } });
    expect([status, body.code]).toEqual([422, 'rule-broken']);
  });

  test('a note is the stay’s, by the person', async () => {
    const { body } = await bookAtDesk(wren, { note: '  Comes with a trailer.  ' });
    expect((await look(body.id)).notes).toMatchObject([{ text: 'Comes with a trailer.', by: 'Wren' }]);
    const refused = await bookAtDesk(wren, { note: 'a'.repeat(1001) });
    expect(refused.body.message).toMatch(/^A note has at most 1000 characters/);
  });
});
