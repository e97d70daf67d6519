import type { Stay } from '@motel/booking-core';
import { emptyBooks } from '../../support/books.ts';
import { byHand } from '../../support/by-hand.ts';
import { rowOf } from '../../support/rows.ts';
import { nightsFrom, ROOMS, signInGuest, TODAY } from '../../support/test-booking.ts';
import { stayQuery, TWO_ADULTS, testDesk } from '../../support/test-desk.ts';
import { DAY, testMotelWithBooks, testStaff } from '../../support/test-motel.ts';
import { signInStaff } from '../../support/test-staff.ts';

const motel = testMotelWithBooks();
const wren = testStaff(motel, 'owner');
beforeEach(async () => {
  await emptyBooks(motel.db);
  await goTo(`${TODAY}T19:00:00Z`);
});

const { act, book, change, goTo, look, numbersOf, pass, room, roomId } = testDesk(motel, wren);
async function stayOf(stay: Stay, { rooms = 1, type = ROOMS.many, pay = 'cash' as 'cash' | 'later' } = {}) {
  const party = { ...TWO_ADULTS, rooms };
  const { total } = (await wren.call('quoteStay', { query: stayQuery(stay, party, type.id) })).body;
  return book({ stay, room: type, party, total, pay, guest: { lastname: 'Okafor' } });
}
const inHouse = async (stay: Stay, more: Parameters<typeof stayOf>[1] = {}) => {
  const id = await stayOf(stay, more);
  expect((await act('checkIn', id)).status).toBe(200);
  return id;
};
const give = async (id: string, number: string, more: object = {}) =>
  act('assignRoom', id, { roomId: await roomId(number), ...more });
const tick = async (number: string) => act('cleanRoom', await roomId(number), { isClean: true });

test('§14.4 guests are checked in to a proposed room, undone, and checked out', async () => {
  const id = await inHouse(nightsFrom(0, 2));
  expect(await numbersOf(id)).toEqual(['1']);
  expect(await room('1')).toMatchObject({ state: 'in-house', stay: { id } });
  expect((await act('checkIn', id)).body).toMatchObject({
    code: 'changed-meanwhile',
    message: 'These guests are checked in already.',
  });
  expect((await act('undoAttendance', id)).status).toBe(200);
  expect(await room('1')).toMatchObject({ state: 'arriving', stay: { id } });
  expect((await act('undoAttendance', id)).body.message).toBe('These guests are not checked in.');
  expect((await act('checkIn', await stayOf(nightsFrom(5, 2)))).body.message).toMatch(
    /^This stay begins on /,
  );
  expect((await act('checkIn', id)).status).toBe(200);
  expect((await act('checkOut', id)).body.message).toMatch(/^This stay is booked until .* other nights/);
  await pass(2 * DAY);
  expect((await act('checkOut', id)).status).toBe(200);
  expect(await room('1')).toMatchObject({ state: 'to-clean' });
  expect((await tick('1')).status).toBe(200);
  expect(await room('1')).toMatchObject({ state: 'ready' });
  expect((await act('undoAttendance', id)).status).toBe(200);
  expect((await act('checkOut', id)).status).toBe(200);
});

test('§14.4 a stay changes one of its two rooms; slept nights stay in theirs', async () => {
  const id = await inHouse(nightsFrom(0, 4), { rooms: 2 });
  expect(await numbersOf(id)).toEqual(['1', '2']);
  const insteadOf = await roomId('1');
  await give(id, '5', { insteadOf });
  expect(await numbersOf(id)).toEqual(['2', '5']);
  expect((await give(id, '1')).body.message).toMatch(/has all its rooms/);
  expect((await give(id, '1', { insteadOf })).body.code).toBe('changed-meanwhile');
  await pass(2 * DAY);
  const { body } = await give(id, '9', { insteadOf: await roomId('5') });
  expect(body.rooms).toMatchObject([
    { number: '2', ...nightsFrom(0, 4) },
    { number: '5', ...nightsFrom(0, 2) },
    { number: '9', ...nightsFrom(2, 2) },
  ]);
});

test('§14.4 all stays without numbers get rooms, wishes and gaps first', async () => {
  const [one, other] = [await stayOf(nightsFrom(1, 2)), await stayOf(nightsFrom(3, 2))];
  await act('setWishes', other, { wishes: ['quiet'] });
  expect((await wren.call('proposeRooms')).body).toEqual({ stays: 2, without: [] });
  const { choices } = (await act('roomChoices', one)).body;
  expect(choices).toHaveLength(11);
  // It is cleaned before they come.
  expect(choices.every(({ isClean }: { isClean: boolean }) => isClean)).toBe(true);
  expect((await act('roomChoices', other)).body.wishes).toEqual(['quiet']);
  expect((await wren.call('proposeRooms')).body).toEqual({ stays: 0, without: [] });
});

test('§14.4 a stay that wishes to be near another one gets the next door', async () => {
  const [one, other] = [await stayOf(nightsFrom(1, 2)), await stayOf(nightsFrom(2, 2))];
  await give(one, '7');
  const { reference } = await look(one);
  const wish = (near: string) => act('setWishes', other, { wishes: [], near });
  expect((await wish(reference.toLowerCase())).status).toBe(200);
  const { near, choices } = (await act('roomChoices', other)).body;
  expect(near).toEqual({ reference, name: expect.any(String) });
  const words = 'next door, as wished';
  expect(choices.slice(0, 2)).toMatchObject([
    { number: '6', words },
    { number: '8', words },
  ]);
  await wren.call('proposeRooms');
  expect(await numbersOf(other)).toEqual(['6']);
  expect(await wish(other)).toSay('422 A stay cannot be near itself. Give the reference of the other stay.');
  expect(await wish('LI-ZZZZZ')).toSay('404 There is no stay LI-ZZZZZ.');
  expect((await act('roomChoices', other)).body.near).toBeDefined();
  await act('setWishes', other, { wishes: ['quiet'] });
  expect((await act('roomChoices', other)).body.near).toBeUndefined();
});

test('§14.4 of two stays proposed at once, the one that wishes to be near is', async () => {
  const ids = [await stayOf(nightsFrom(1, 2)), await stayOf(nightsFrom(1, 2))].toSorted();
  const [first = '', second = ''] = ids;
  // The room that fills the second one's gap is far from where the first would go by itself.
  await give(await stayOf(nightsFrom(3, 2)), '9');
  await act('setWishes', second, { wishes: ['quiet'] });
  await act('setWishes', first, { wishes: [], near: second });
  await wren.call('proposeRooms');
  const numberOf = async (id: string) => Number((await numbersOf(id))[0]);
  expect(Math.abs((await numberOf(first)) - (await numberOf(second)))).toBe(1);
});

test('§14.4, §12.5 a closed room is not sold, nor its block lifted without it', async () => {
  await inHouse(nightsFrom(0, 2), { type: ROOMS.single });
  const id = await roomId('13');
  const close = (nights: Stay) => act('closeRoom', id, { ...nights, reason: 'New shower' });
  expect(await close(nightsFrom(1, 3)), 'nor is a sold one closed').toSay(
    /^409 \w+ \(GDL-\w{5}\) has no other room on Nov/,
  );
  const closed = await close(nightsFrom(2, 3));
  expect(closed.status).toBe(200);
  expect((await room('13')).closures).toMatchObject([{ reason: 'New shower', ...nightsFrom(2, 3) }]);
  const { id: block } = await rowOf(motel.db, 'room_blocks');
  const unblock = async () => (await byHand(motel).call('liftBlock', { id: block })).text;
  expect(await unblock()).toBe(
    'Room 13 is closed on these nights. Open it again at the front desk, under Rooms.',
  );
  const guest = await signInGuest(motel);
  expect((await guest.book(nightsFrom(2, 1), ROOMS.single)).status).toBe(409);
  expect((await act('reopenRoom', closed.body.closureId)).status).toBe(200);
  expect((await act('reopenRoom', closed.body.closureId)).body.message).toBe('This room is open already.');
  expect(await unblock()).toBe('There is no such block, or it was lifted before.');
  expect((await guest.book(nightsFrom(2, 1), ROOMS.single)).status).toBe(200);
});

test('§14.4 a closure needs nights to come, in order, free, and not too many', async () => {
  const id = await roomId('13');
  const close = (nights: Stay) => act('closeRoom', id, { ...nights, reason: 'Sink' });
  for (const nights of [nightsFrom(2, 0), nightsFrom(-1, 3), nightsFrom(0, 800)]) {
    const { status, body } = await close(nights);
    expect([status, body.code]).toEqual([422, 'rule-broken']);
  }
  // Of a kind that is sold without numbers.
  await (await signInGuest(motel)).book(nightsFrom(0, 2), ROOMS.single);
  expect(await close(nightsFrom(0, 1))).toSay(
    /^409 Every room of this kind is sold or closed on .* first: \w+ \(GDL-\w{5}\)\.$/,
  );
  expect((await room('13')).closures).toEqual([]);
});

test('§14.4 rooms are added, renamed and given up, and the site sells as many', async () => {
  const added = await wren.call('addRoom', { body: { typeId: 'single', number: '13B', traits: ['quiet'] } });
  expect(added.status).toBe(200);
  const again = await wren.call('addRoom', { body: { typeId: 'single', number: '13B', traits: [] } });
  expect(again.body.message).toBe('There is a room 13B already.');
  const [one, other] = [await signInGuest(motel), await signInGuest(motel)];
  expect((await one.book(nightsFrom(0, 1), ROOMS.single)).status).toBe(200);
  expect((await other.book(nightsFrom(0, 1), ROOMS.single)).status).toBe(200);
  expect((await act('retireRoom', added.body.id)).body.message).toMatch(
    /^Every room of this kind is sold or closed on Nov .* cancel one of these first: \w+ \(GDL-\w{5}\)/,
  );
  const seen = { number: '13B', traits: ['quiet'] };
  const changes = ['99', '98'].map((number) => ({ number, traits: [], seen }));
  expect((await act('changeRoom', added.body.id, changes[0])).status).toBe(200);
  expect(await act('changeRoom', added.body.id, changes[1])).toSay(
    '409 Another person has changed this room: it is 99 now.',
  );
  await emptyBooks(motel.db);
  await wren.signInNext();
  expect((await act('retireRoom', added.body.id)).status).toBe(200);
  await expect(room('99')).rejects.toThrow();
});

test('§14.4 a room that was given up is not extended into', async () => {
  const stay = nightsFrom(0, 1);
  const id = await stayOf(stay);
  const last = await roomId('12');
  await act('assignRoom', id, { roomId: last });
  // Seven in the morning, and no guest came yet.
  await goTo(`${stay.checkOut}T14:00:00Z`);
  expect((await act('retireRoom', last)).status).toBe(200);
  expect((await change(id, nightsFrom(0, 2), { difference: 97 })).status).toBe(200);
  expect((await look(id)).rooms).toMatchObject([{ number: '12', ...stay }]);
  await give(id, '11');
  expect((await look(id)).rooms).toMatchObject([
    { number: '12', ...stay },
    { number: '11', ...nightsFrom(1, 1) },
  ]);
});

test('§14.9, §14.3 housekeeping ticks and reports rooms; the plan marks them', async () => {
  const leaving = await inHouse(nightsFrom(0, 1));
  await inHouse(nightsFrom(0, 3));
  await pass(DAY);
  const ottilie = await signInStaff(motel, 'housekeeping', 'Ottilie');
  const chores = async () => (await ottilie.call('chores')).body.chores;
  const [departure, ...others] = await chores();
  expect(departure).toMatchObject({ number: '1', kind: 'departure', isGone: false, isNext: false });
  expect(others).toMatchObject([{ number: '2', kind: 'stay-over', night: 1 }]);
  const parts = { id: departure.roomId };
  const mark = (isClean: boolean) => ottilie.call('cleanRoom', { parts, body: { isClean } });
  expect((await mark(true)).status).toBe(200);
  expect((await mark(true)).body.message).toBe('Room 1 is marked clean already.');
  expect((await chores())[0].done.by).toBe(ottilie.person.name);
  expect((await mark(false)).status).toBe(200);
  const report = { parts, body: { text: 'The tap drips' } };
  expect((await ottilie.call('reportRoom', report)).status).toBe(200);
  const [note] = (await room('1')).notes;
  expect(note).toMatchObject({ text: 'The tap drips', by: ottilie.person.name });
  expect((await act('finishNote', note.id, { isDone: true })).status).toBe(200);
  expect((await room('1')).notes).toEqual([]);

  const marked = async (query: Record<string, string> = {}) => {
    const { rooms } = (await wren.call('plan', { query: { days: '14', ...query } })).body;
    return rooms.filter(({ isToClean }: { isToClean?: boolean }) => isToClean);
  };
  expect(await marked(), 'guests are in').toEqual([]);
  await act('checkOut', leaving);
  for (const query of [{}, { from: nightsFrom(60).checkIn }])
    expect(await marked(query)).toMatchObject([{ number: '1' }]);
  await tick('1');
  expect(await marked()).toEqual([]);
});

test('§14.9: a free room that is not clean is to do, and stays after its tick', async () => {
  const id = await inHouse(nightsFrom(0, 1));
  await pass(2 * DAY);
  await act('checkOut', id);
  const chores = async () => (await wren.call('chores')).body.chores;
  const [free] = await chores();
  expect(free).toMatchObject({ number: '1', kind: 'free', isNext: false });
  await tick('1');
  expect(await chores()).toMatchObject([{ number: '1', kind: 'free', done: { by: wren.person.name } }]);
  await act('cleanRoom', free.roomId, { isClean: false });
  expect((await chores())[0].done).toBeUndefined();
  expect(await room('1')).toMatchObject({ state: 'to-clean' });
});

describe('§14.4: a stay gets all its numbers at once', () => {
  const give = async (id: string, ...numbers: readonly string[]) =>
    act('giveRooms', id, { roomIds: await Promise.all(numbers.map(roomId)) });

  test('and other ones in their place, one of them kept', async () => {
    const id = await stayOf(nightsFrom(0, 3), { rooms: 2 });
    expect((await give(id, '5', '7')).status).toBe(200);
    expect(await numbersOf(id)).toEqual(['5', '7']);
    expect((await give(id, '7', '9')).status).toBe(200);
    expect(await numbersOf(id)).toEqual(['7', '9']);
    const { story } = await look(id);
    expect(story.map(({ detail }) => detail)).toContain('rooms 5 and 7 to 7 and 9');
    // Nights that were slept stay with their rooms.
    await pass(DAY);
    await give(id, '5', '9');
    const { rooms } = await look(id);
    expect(rooms.toSorted((one, other) => Number(one.number) - Number(other.number))).toMatchObject([
      { number: '5', ...nightsFrom(1, 2) },
      { number: '7', ...nightsFrom(0, 1) },
      { number: '9', ...nightsFrom(0, 3) },
    ]);
  });

  test('others are refused, and the stay keeps its own', async () => {
    await act('closeRoom', await roomId('8'), { ...nightsFrom(1, 1), reason: 'Sink' });
    const id = await stayOf(nightsFrom(0, 3), { rooms: 2 });
    await give(id, '1', '2');
    for (const [numbers, words] of [
      [['5', '7', '9'], /^This stay has 2 rooms/],
      [['5', '13'], /^Room 13 is no Room many/],
      [['5', '8'], /^Another stay or a closure has this room/],
      [['5', '99'], /^There is no such room/],
    ] as const) {
      expect((await give(id, ...numbers)).body.message).toMatch(words);
      expect(await numbersOf(id)).toEqual(['1', '2']);
    }
  });

  test('only what a second press overcomes names the field that does', async () => {
    const body = async (name: 'checkIn' | 'checkOut', id: string, accepted = {}) =>
      (await act(name, id, accepted)).body;
    const early = await stayOf(nightsFrom(0, 1), { rooms: 2 });
    await give(early, '5', '7');
    await body('checkIn', early);
    expect((await body('checkOut', early)).issues).toBeUndefined();
    await pass(DAY);
    // Housekeeping has not cleaned after last night's guest.
    const next = await stayOf(nightsFrom(1, 1), { rooms: 2, pay: 'later' });
    await give(next, '5', '7');
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
