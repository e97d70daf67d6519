import type { PlanWire } from '@motel/api-client/desk-contracts';
import { addDays, civilDate } from '@motel/booking-core';
import { inTransaction } from '../../src/db/index.ts';
import { placeBlock } from '../../src/inventory/index.ts';
import { roomsInUse, takeRoom } from '../../src/rooms/index.ts';
import { plantStays } from '../support/planted-stays.ts';
import { addRow } from '../support/rows.ts';
import { ROOMS } from '../support/test-booking.ts';
import { testMotel, testStaff } from '../support/test-motel.ts';
import { signInStaff } from '../support/test-staff.ts';

const day = (days: number) => addDays(civilDate('2027-03-08'), days);

const motel = testMotel();
const wren = testStaff(motel);
const read = async (query = { from: day(0), days: '14' }): Promise<PlanWire> => {
  const { status, body } = await wren.call('plan', { query });
  expect(status).toBe(200);
  return body;
};
beforeAll(async () => {
  const ids = await plantStays(motel.db, [
    { name: 'Ada Iverson', checkIn: day(2), checkOut: day(5) },
    { name: 'Bo Kaur', checkIn: day(-3), checkOut: day(0) },
    { name: 'Cy Zahra', checkIn: day(12), checkOut: day(20), paid: 0 },
    { name: 'Di Worku', checkIn: day(3), checkOut: day(4), status: 'held', room: ROOMS.single },
    { name: 'Ed Gone', checkIn: day(2), checkOut: day(5), status: 'cancelled' },
    { name: 'Flo Before', checkIn: day(-3), checkOut: day(-1) },
    { name: 'Gus After', checkIn: day(14), checkOut: day(15) },
  ]);
  const rooms = (await roomsInUse(motel.db)).filter(({ propertyId }) => propertyId === ROOMS.many.id);
  await inTransaction(motel.db, async (trx) => {
    const [iverson = '', kaur = '', zahra = ''] = ids;
    // Iverson changes the room after one night.
    await takeRoom(trx, motel.motel, iverson, rooms[0]?.id ?? '', { checkIn: day(2), checkOut: day(3) });
    await takeRoom(trx, motel.motel, iverson, rooms[1]?.id ?? '', { checkIn: day(3), checkOut: day(5) });
    await takeRoom(trx, motel.motel, kaur, rooms[0]?.id ?? '', { checkIn: day(-3), checkOut: day(0) });
    await takeRoom(trx, motel.motel, zahra, rooms[0]?.id ?? '', { checkIn: day(12), checkOut: day(20) });
  });
  const { id } = ROOMS.noPets;
  const block = { propertyId: id, checkIn: day(-2), checkOut: day(2), rooms: 2, reason: 'New floors' };
  await inTransaction(motel.db, (trx) => placeBlock(trx, block, motel.clock.now()));
});

test('§14.3 the plan shows stays and holds whose nights or mornings are in it', async () => {
  const { stays } = await read();
  expect(stays.map(({ lastName }) => lastName)).toEqual(['Kaur', 'Iverson', 'Worku', 'Zahra']);
  expect(stays.find(({ lastName }) => lastName === 'Worku')).toMatchObject({ isHeld: true, rooms: 1 });
  expect(stays.find(({ lastName }) => lastName === 'Iverson')).not.toHaveProperty('isHeld');
});

test('§14.3 a stay has its rooms with their nights, within the plan alone', async () => {
  const { stays, rooms } = await read();
  const [first, second] = rooms.flatMap(({ typeId }, place) => (typeId === 'many' ? [place] : []));
  const runs = Object.fromEntries(stays.map((stay) => [stay.lastName, stay.in]));
  expect(runs).toEqual({
    Kaur: [[first, -1, 1]],
    Iverson: [
      [first, 2, 1],
      [second, 3, 2],
    ],
    Zahra: [[first, 12, 2]],
    Worku: undefined,
  });
});

test('§14.3 a closed room is in the plan once, as a closure', async () => {
  const [room] = (await roomsInUse(motel.db)).filter(({ propertyId }) => propertyId === ROOMS.free.id);
  const span = { checkIn: day(6), checkOut: day(8) };
  await inTransaction(motel.db, async (trx) => {
    const now = motel.clock.now();
    const reason = 'New shower';
    const block_id = await placeBlock(trx, { propertyId: ROOMS.free.id, ...span, rooms: 1, reason }, now);
    const nights = { room_id: room?.id ?? '', block_id, check_in: span.checkIn, check_out: span.checkOut };
    const closed = { id: 'closure', reason, by: 'Wren', created_at: now, lifted_at: null };
    await addRow(trx, 'room_closures', { ...nights, ...closed });
  });
  const { closures, blocks, rooms, types } = await read();
  expect(closures).toEqual([
    { id: 'closure', room: rooms.findIndex(({ id }) => id === room?.id), ...span, reason: 'New shower' },
  ]);
  expect(blocks.map(({ reason }) => reason)).toEqual(['New floors']);
  const free = types.find(({ id }) => id === ROOMS.free.id);
  expect([free?.free[6], free?.sold[6], free?.free[8]]).toEqual([4, 0, 5]);
});

test('§14.3 a confirmed stay says what its guest owes', async () => {
  const { stays } = await read();
  const owed = Object.fromEntries(stays.map(({ lastName, balance }) => [lastName, balance]));
  expect(owed).toEqual({ Kaur: undefined, Iverson: undefined, Worku: undefined, Zahra: 800 });
});

test('§14.3 free and sold rooms are the night counts; others are neither', async () => {
  const { types, blocks } = await read();
  const of = (id: string) => types.find((type) => type.id === id);
  expect(of('many')?.free.slice(0, 6)).toEqual([12, 12, 11, 11, 11, 12]);
  expect(of('many')?.sold.slice(11)).toEqual([0, 1, 1]);
  expect([of('single')?.free[3], of('single')?.sold[3]]).toEqual([0, 1]);
  expect(of('no-pets')?.free.slice(0, 3)).toEqual([3, 3, 5]);
  expect(of('no-pets')?.sold.slice(0, 3)).toEqual([0, 0, 0]);
  // Out of stock, a kind has no room for sale.
  expect(of('closed')?.free.slice(0, 3)).toEqual([0, 0, 0]);
  expect(blocks).toMatchObject([{ typeId: 'no-pets', rooms: 2, reason: 'New floors' }]);
});

test('§14.3 free rooms are those that no stay, hold or closure has', async () => {
  const { types, rooms, stays, blocks, closures, days } = await read();
  const covers = ({ checkIn, checkOut }: { checkIn: string; checkOut: string }, at: number) =>
    checkIn <= day(at) && day(at) < checkOut;
  for (const { id, free } of types) {
    for (let at = 0; at < days; at++) {
      const taken = [
        ...stays.filter((stay) => stay.typeId === id && covers(stay, at)).map((stay) => stay.rooms),
        ...blocks.filter((block) => block.typeId === id && covers(block, at)).map((block) => block.rooms),
        ...closures
          .filter(({ room, ...span }) => rooms[room]?.typeId === id && covers(span, at))
          .map(() => 1),
      ];
      const open = id === ROOMS.closed.id ? 0 : rooms.filter(({ typeId }) => typeId === id).length;
      expect([id, at, free[at]]).toEqual([id, at, taken.reduce((rest, count) => rest - count, open)]);
    }
  }
});

test('§14.3 the plan begins on the Monday before today, or as asked rightly', async () => {
  for (const [at, monday] of [
    ['2027-07-09T18:00:00Z', '2027-07-05'],
    ['2027-07-05T18:00:00Z', '2027-06-28'],
    // 3:59 AM on a Tuesday is still Monday at the desk.
    ['2027-07-06T09:59:00Z', '2027-06-28'],
    ['2027-07-06T10:00:00Z', '2027-07-05'],
  ] as const) {
    motel.clock.setTo(at);
    const clerk = await signInStaff(motel, 'clerk', `Clerk of ${at}`);
    const { body } = await clerk.call('plan', { query: { days: '28' } });
    expect([body.from, body.days, body.types[0].free.length]).toEqual([monday, 28, 28]);
  }
  const clerk = await signInStaff(motel, 'clerk', 'Another clerk');
  for (const query of [{ days: '0' }, { days: '121' }, { days: '14', from: '2027-02-30' }, { days: 'x' }]) {
    const { status } = await clerk.call('plan', { query });
    expect([query, status]).toEqual([query, 400]);
  }
});
