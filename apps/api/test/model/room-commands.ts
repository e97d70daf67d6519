import { fc } from '@fast-check/vitest';
import { overlaps } from '@motel/booking-core';
import type { TestStaff } from '../support/test-staff.ts';
import { type Command, command, type Wanted, wanted } from './commands.ts';
import { withDeskStay } from './desk-commands.ts';
import { shownRooms, type World } from './world.ts';

/** Rooms with numbers at the desk (§14.4): what they allow is what the model, which knows no numbers, counts as free. */
interface NumberedRoom {
  readonly id: string;
  readonly number: string;
}

async function roomsOf(staff: TestStaff, typeId: string): Promise<NumberedRoom[]> {
  const { body } = await staff.call('rooms');
  return body.types.find(({ id }: { id: string }) => id === typeId).rooms;
}

interface ShownMove {
  readonly stayId: string;
  readonly to: readonly { readonly roomId: string; readonly checkIn: string; readonly checkOut: string }[];
}

async function hasNumbers({ motel }: World): Promise<boolean> {
  const query = motel.db.selectFrom('room_nights').select('date').where('booking_id', 'is not', null);
  return (await query.executeTakeFirst()) !== undefined;
}

/** Closes a room, and moves stays out of it as the desk shows. */
const closeRoom = ({ property, from, nights }: Wanted, place: number) =>
  command(`the desk closes room ${place}, ${shownRooms(property, from, nights, 1)}`, async (model, world) => {
    const staff = await world.staff();
    const stay = world.stay(from, nights);
    const rooms = await roomsOf(staff, property.id);
    const parts = { id: rooms[place % rooms.length]!.id };
    const shown = await staff.call('previewClosure', { parts, query: { ...stay } });
    const moves = ((shown.body.moves ?? []) as ShownMove[]).flatMap(({ stayId, to }) =>
      to.map(({ roomId, checkIn, checkOut }) => ({ stayId, roomId, checkIn, checkOut })),
    );
    const asked = { parts, body: { ...stay, reason: 'Paint', moves } };
    const { status, body } = await staff.call('closeRoom', asked);
    expect(status).toBe(shown.status);
    const isClosed = model.closures.some((own) => own.roomId === parts.id && overlaps(own.stay, stay));
    const isAllowed = model.isFree({ property, stay, rooms: 1 }) && !isClosed;
    // Numbers can be scattered so that a stay has no other room for all its nights, although the count has one.
    if (isAllowed && !(await hasNumbers(world))) expect(body).toHaveProperty('closureId');
    if (!isAllowed) expect(['sold-out', 'rule-broken']).toContain(body.code);
    world.note(status === 200 ? 'room closed' : 'closure refused');
    if (moves.length > 0 && status === 200) world.note('stays moved out of a closed room');
    if (status !== 200) return;
    model.closures.push({ property, stay, rooms: 1, id: body.closureId, roomId: parts.id });
  });

const reopenRoom = (index: number) =>
  command(
    `the desk opens closed room ${index}`,
    async (model, world) => {
      const [lifted] = model.closures.splice(index % model.closures.length, 1);
      const staff = await world.staff();
      const parts = { id: lifted!.id };
      expect((await staff.call('reopenRoom', { parts })).status).toBe(200);
      expect((await staff.call('reopenRoom', { parts })).status).toBe(404);
      world.note('room opened');
    },
    ({ closures }) => closures.length > 0,
  );

/** Gives a stay of the desk a room, or another one; another stay or a closure may have it. */
const numberOne = (index: number, place: number) =>
  withDeskStay(
    `the desk gives room ${place} to the stay`,
    index,
    async ({ id, property, status }, _model, world) => {
      const staff = await world.staff();
      const rooms = await roomsOf(staff, property.id);
      const body = { roomIds: [rooms[place % rooms.length]!.id] };
      const answer = await staff.call('giveRooms', { parts: { id }, body });
      if (status === 'cancelled') expect(answer.status).toBe(422);
      else expect([200, 409]).toContain(answer.status);
      world.note(answer.status === 200 ? 'room given' : 'room refused');
    },
  );

/** Guests come weeks too early. */
const comeEarly = (index: number) =>
  withDeskStay('the guests come weeks early for the stay', index, async ({ id }, _model, world) => {
    const staff = await world.staff();
    expect((await staff.call('checkIn', { parts: { id }, body: {} })).status).toBe(422);
    expect((await staff.call('checkOut', { parts: { id }, body: {} })).status).toBe(422);
    world.note('came early');
  });

export const WITH_ROOMS: fc.Arbitrary<Command> = fc.oneof(
  { weight: 4, arbitrary: fc.tuple(wanted, fc.nat(9)).map((args) => closeRoom(...args)) },
  { weight: 2, arbitrary: fc.nat(9).map(reopenRoom) },
  { weight: 4, arbitrary: fc.tuple(fc.nat(3), fc.nat(9)).map((args) => numberOne(...args)) },
  { weight: 1, arbitrary: fc.nat(3).map(comeEarly) },
);
