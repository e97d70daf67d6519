import { addDays, civilDate } from '@motel/booking-core';
import { inTransaction } from '../../../src/db/index.ts';
import { roomsInUse, takeRoom } from '../../../src/rooms/index.ts';
import { emptyBooks } from '../../support/books.ts';
import { type PlantedStay, plantStays } from '../../support/planted-stays.ts';
import { addRow, rowOf } from '../../support/rows.ts';
import { TODAY } from '../../support/test-booking.ts';
import { testDesk } from '../../support/test-desk.ts';
import { testMotel, testStaff } from '../../support/test-motel.ts';

const FRIDAY = civilDate(TODAY);
const YESTERDAY = new Date('2026-11-19T22:00:00Z');
const THIS_MORNING = new Date('2026-11-20T16:00:00Z');

const motel = testMotel();
const wren = testStaff(motel);
beforeEach(() => emptyBooks(motel.db));

/** A stay with a room of its own. @returns the room's number */
async function stayIn(at: number, from: number, nights: number, more: Partial<PlantedStay> = {}) {
  const room = (await roomsInUse(motel.db)).filter(({ propertyId }) => propertyId === 'many')[at];
  const stay = { checkIn: addDays(FRIDAY, from), checkOut: addDays(FRIDAY, from + nights) };
  const [id = ''] = await plantStays(motel.db, [{ ...stay, ...more }]);
  await inTransaction(motel.db, (trx) => takeRoom(trx, motel.motel, id, room?.id ?? '', stay));
  return room?.number ?? '';
}
const clean = async (number: string, at: Date, date: string) => {
  const room = (await roomsInUse(motel.db)).find((one) => one.number === number);
  const cleaning = { room_id: room?.id ?? '', date: civilDate(date), at, by: 'Noor' };
  await addRow(motel.db, 'room_cleanings', cleaning);
};
const board = async (day?: string) => (await wren.call('tonight', { query: day ? { day } : {} })).body;
const tile = async (number: string, day?: string) =>
  (await board(day)).types
    .flatMap(({ rooms }: { rooms: { number: string }[] }) => rooms)
    .find((room: { number: string }) => room.number === number);
const stateOf = async (number: string, day?: string) => {
  const { state, isReady, stay } = await tile(number, day);
  return [state, isReady, stay?.lastName];
};

test('§14.2 a room is free and ready without a stay, or when nobody came', async () => {
  expect(await stateOf('1')).toEqual(['free', true, undefined]);
  expect(await stateOf(await stayIn(0, -1, 1))).toEqual(['free', true, undefined]);
  // One that its guest left is to clean.
  const left = await stayIn(1, -1, 1, { arrivedAt: YESTERDAY, leftAt: THIS_MORNING });
  expect(await stateOf(left)).toEqual(['free', false, undefined]);
});

test('§14.2 a room whose guest is to come arrives, then is in house', async () => {
  const arriving = await stayIn(0, 0, 2, { name: 'Kofi Mensah' });
  const here = await stayIn(1, -1, 3, { name: 'Viktor Khoury', arrivedAt: YESTERDAY });
  expect(await stateOf(arriving)).toEqual(['arriving', true, 'Mensah']);
  expect(await stateOf(here)).toEqual(['in-house', false, 'Khoury']);
  expect(await stateOf(arriving, addDays(FRIDAY, 1))).toEqual(['in-house', false, 'Mensah']);
  const { arriving: rows } = await board();
  expect(rows[0].rooms).toEqual([{ id: expect.any(String), number: arriving }]);
});

test('§14.2 a room is to clean from the departure of its guest to its cleaning', async () => {
  const number = await stayIn(0, -2, 2, { arrivedAt: YESTERDAY, leftAt: THIS_MORNING });
  await stayIn(0, 0, 1, { name: 'Delphine Beaulieu', expectedTime: '00:15' });
  await clean(number, YESTERDAY, '2026-11-19');
  expect(await stateOf(number)).toEqual(['arriving', false, 'Beaulieu']);
  const hand = { title: `Room ${number} is not ready.`, details: 'Beaulieu arrives about 12:15 AM.' };
  expect((await board()).waiting).toContainEqual(expect.objectContaining(hand));
  await clean(number, new Date('2026-11-20T18:00:00Z'), '2026-11-20');
  expect(await stateOf(number)).toEqual(['arriving', true, 'Beaulieu']);
  expect((await board()).waiting).toEqual([]);
});

test('§14.2 a guest who was not checked out is in the room still', async () => {
  const number = await stayIn(0, -2, 2, { name: 'Owen Orr', arrivedAt: YESTERDAY });
  await stayIn(0, 0, 1, { name: 'Delphine Beaulieu' });
  expect(await stateOf(number)).toEqual(['overdue', false, 'Orr']);
  // The morning of the day of leaving is early enough.
  const leaving = await stayIn(1, -1, 1, { name: 'Viktor Khoury', arrivedAt: YESTERDAY });
  motel.clock.setTo(`${FRIDAY}T16:59:00Z`);
  expect(await stateOf(leaving)).toEqual(['in-house', false, 'Khoury']);
  motel.clock.setTo(`${FRIDAY}T17:00:00Z`);
  expect(await stateOf(leaving)).toEqual(['overdue', false, 'Khoury']);
});

test('§14.2 what is wrong in a room waits until it is done', async () => {
  const [room] = await roomsInUse(motel.db);
  const { act } = testDesk(motel, wren);
  await act('reportRoom', room?.id ?? '', { text: 'The tap drips' });
  const { id: note } = await rowOf(motel.db, 'desk_notes');
  expect((await board()).waiting).toMatchObject([
    {
      title: `Something is wrong in room ${room?.number}.`,
      details: '“The tap drips”, Wren.',
      remedy: { do: 'finish-note', label: 'It is done', note },
    },
  ]);
  await act('finishNote', note, { isDone: true });
  expect((await board()).waiting).toEqual([]);
});

test('§14.2 the search finds the guest of a room by its number', async () => {
  const number = await stayIn(3, 0, 2, { name: 'Kofi Mensah', phone: '+1 000' });
  const { found } = (await wren.call('search', { query: { words: number } })).body;
  expect(found[0].stay).toMatchObject({ lastName: 'Mensah', rooms: [{ number }] });
});
