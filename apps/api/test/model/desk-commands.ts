import { fc } from '@fast-check/vitest';
import { nightDates, type Stay } from '@motel/booking-core';
import { bookingIdOf } from '../support/books.ts';
import { lookAtStay, pressOnStay, stayQuery, TWO_ADULTS, TYPED_GUEST } from '../support/test-desk.ts';
import { anyBooking, type Command, command, NIGHTS, type Wanted, wanted } from './commands.ts';
import type { ModelDeskStay, MotelModel } from './motel-model.ts';
import { shownRooms, type World } from './world.ts';

const partyOf = (rooms: number) => ({ ...TWO_ADULTS, rooms });

export const walkIn = ({ property, from, nights, rooms }: Wanted, pay: 'cash' | 'later') =>
  command(`a walk-in, ${shownRooms(property, from, nights, rooms)}, pays ${pay}`, async (model, world) => {
    const staff = await world.staff();
    const stay = world.stay(from, nights);
    const query = stayQuery(stay, { rooms }, property.id);
    const { total } = (await staff.call('quoteStay', { query })).body;
    const { status, body } = await staff.call('bookStay', {
      body: { typeId: property.id, ...stay, party: partyOf(rooms), guest: TYPED_GUEST, total, pay },
    });
    const isFree = model.isFree({ property, stay, rooms });
    expect(status === 200 ? 'booked' : body.code).toBe(isFree ? 'booked' : 'sold-out');
    world.note(isFree ? 'walk-in' : 'walk-in refused');
    if (!isFree) return;
    const paid = pay === 'cash' ? 1 : 0;
    model.deskStays.push({ property, stay, rooms, id: body.id, status: 'confirmed', paid, refunded: 0 });
  });

/** Does something with a stay of the desk, counted from the latest. */
export function withDeskStay(
  name: string,
  index: number,
  run: (stay: ModelDeskStay, model: MotelModel, world: World) => Promise<void>,
): Command {
  const pick = ({ deskStays }: Readonly<MotelModel>) => deskStays.at(-1 - (index % deskStays.length));
  return command(
    `${name} of the desk #${index}`,
    (model, world) => run(pick(model)!, model, world),
    (model) => pick(model) !== undefined,
  );
}

export const payAtDesk = (index: number) =>
  withDeskStay('the terminal takes what is owed for the stay', index, async (stay, _model, world) => {
    const staff = await world.staff();
    const owed = stay.status === 'confirmed' ? 1 - stay.paid + stay.refunded : 0;
    const { can } = await lookAtStay(staff, stay.id);
    const { status } = await pressOnStay(staff, 'takePayment', stay.id, {
      way: 'terminal',
      amount: can.pay / 100,
    });
    expect(status).toBe(owed > 0 ? 200 : 422);
    stay.paid += owed;
    world.note(owed > 0 ? 'paid at the desk' : 'nothing owed');
  });

export const cancelAtDesk = (index: number) =>
  withDeskStay('the desk cancels the stay', index, async (stay, _model, world) => {
    const staff = await world.staff();
    const parts = { id: stay.id };
    const { body } = await staff.call('previewCancel', { parts, query: { isNoShow: 'false' } });
    const { kept = 0, refunded = 0 } = body;
    const answer = await pressOnStay(staff, 'cancelStay', stay.id, { isNoShow: false, kept, refunded });
    expect(answer.status).toBe(stay.status === 'confirmed' ? 200 : 422);
    if (stay.status === 'confirmed') stay.refunded = stay.paid;
    stay.status = 'cancelled';
    world.note('cancelled at the desk');
  });

export const reinstate = (index: number) =>
  withDeskStay('the desk reinstates the stay', index, async (stay, model, world) => {
    const staff = await world.staff();
    const { body } = await staff.call('previewReinstate', { parts: { id: stay.id } });
    const answer = await pressOnStay(staff, 'reinstateStay', stay.id, { balance: body.balance ?? 0 });
    const expected =
      stay.status === 'confirmed' ? 'rule-broken' : model.isFree(stay) ? 'reinstated' : 'sold-out';
    expect(answer.status === 200 ? 'reinstated' : answer.body.code).toBe(expected);
    if (expected === 'reinstated') stay.status = 'confirmed';
    world.note(expected);
  });

/** As many nights elsewhere cost the same: no money moves. */
const change = async (world: World, id: string, typeId: string, stay: Stay, rooms: number) => {
  const staff = await world.staff();
  const body = { typeId, ...stay, party: partyOf(rooms), difference: 0, pay: 'cash' };
  const { status, body: answer } = await pressOnStay(staff, 'changeStay', id, body);
  return status === 200 ? 'moved' : answer.code;
};

export const moveAtDesk = (index: number, from: number) =>
  withDeskStay(`the desk moves to night ${from} the stay`, index, async (moved, model, world) => {
    const stay = world.stay(from, nightDates(moved.stay).length);
    const isMovable = moved.status === 'confirmed' && stay.checkIn !== moved.stay.checkIn;
    const answer = await change(world, moved.id, moved.property.id, stay, moved.rooms);
    const expected = isMovable ? model.moveAtDesk(moved, stay) : 'rule-broken';
    expect(answer).toBe(expected);
    world.note(`desk moves: ${expected}`);
  });

/** Rooms get their numbers, which change nothing that can be sold. */
const numberAll = command('the desk gives numbers to all stays', async (_model, world) => {
  const staff = await world.staff();
  expect((await staff.call('proposeRooms')).status).toBe(200);
  world.note('numbers for all stays');
});

/** The stay of a guest who has booked on the website. */
export const moveForGuest = (index: number, from: number) =>
  command(
    `the desk moves a guest's stay #${index} to night ${from}`,
    async (model, world) => {
      const booking = model.bookings.at(-1 - (index % model.bookings.length))!;
      const stay = world.stay(from, nightDates(booking.stay).length);
      const id = await bookingIdOf(world.motel.db, booking.sessionId);
      const isMovable = booking.status === 'confirmed' && stay.checkIn !== booking.stay.checkIn;
      const answer = await change(world, id, booking.property.id, stay, booking.rooms);
      expect(answer).toBe(isMovable ? model.move(booking, stay) : 'rule-broken');
      world.note('desk moves for a guest');
    },
    ({ bookings }) => bookings.length > 0,
  );

const night = fc.nat(NIGHTS - 1);

const way = fc.constantFrom('cash' as const, 'later' as const);

export const AT_THE_DESK: fc.Arbitrary<Command> = fc.oneof(
  { weight: 4, arbitrary: fc.tuple(wanted, way).map((args) => walkIn(...args)) },
  { weight: 2, arbitrary: anyBooking.map(payAtDesk) },
  { weight: 2, arbitrary: anyBooking.map(cancelAtDesk) },
  { weight: 2, arbitrary: anyBooking.map(reinstate) },
  { weight: 3, arbitrary: fc.tuple(anyBooking, night).map((args) => moveAtDesk(...args)) },
  { weight: 2, arbitrary: fc.tuple(anyBooking, night).map((args) => moveForGuest(...args)) },
  { weight: 2, arbitrary: fc.constant(numberAll) },
);
