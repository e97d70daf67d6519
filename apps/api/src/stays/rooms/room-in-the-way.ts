import type { DeskChangePreviewWire } from '@motel/api-client/desk-contracts';
import { addDays, type CivilDate, type Stay } from '@motel/booking-core';
import type { Motel } from '@motel/content/server';
import { type Booking, type ChangedStay, listedStays } from '../../booking/index.ts';
import type { Db, Trx } from '../../db/index.ts';
import {
  closuresFrom,
  findRoom,
  leaveRooms,
  lockNumbers,
  type Room,
  roomsInUse,
  roomsOfNight,
  roomsOfStays,
  takenRooms,
} from '../../rooms/index.ts';
import { deskDayAt, laterOf } from '../../shared/motel-time.ts';
import { outcomeOf, refuseIf } from '../../shared/outcome.ts';
import type { ByPerson } from '../../staff/index.ts';
import { moveOut, movesOut, moveWire, type ShownMove, whyNotAsShown } from './moves-out.ts';
import { choicesFor } from './room-choices.ts';
import { roomsOf } from './stay-rooms.ts';

/** Finds a room that a stay loses to others on nights that a change adds, with the rooms that it could have. */
export async function roomInTheWay(
  db: Db,
  motel: Motel,
  booking: Booking,
  after: Pick<ChangedStay, 'checkIn' | 'checkOut' | 'propertyId'>,
  today: CivilDate,
): Promise<DeskChangePreviewWire['inTheWay']> {
  if (after.propertyId !== booking.property.id || after.checkOut <= booking.checkOut) return undefined;
  const own = (await roomsOfStays(db, [booking.id])).get(booking.id) ?? [];
  const last = new Set(roomsOfNight(own, addDays(booking.checkOut, -1)).map(({ roomId }) => roomId));
  const added = { checkIn: laterOf(today, booking.checkOut), checkOut: after.checkOut };
  const taken = (await takenRooms(db, motel, added)).find(
    ({ roomId, bookingId }) => last.has(roomId) && bookingId !== booking.id,
  );
  if (taken === undefined) return undefined;
  const rooms = await roomsInUse(db);
  const room = rooms.find(({ id }) => id === taken.roomId);
  const moves = last.size === 1 && room ? await arrivalsOut(db, motel, room, added, today) : undefined;
  return {
    ...(moves && { moves: moves.map(moveWire) }),
    roomId: taken.roomId,
    number: room?.number ?? '',
    date: taken.date,
    by: await nameOf(db, taken),
    choices: await choicesFor(db, motel, booking.id, { ...after, propertyId: booking.property.id }, today),
  };
}

/** The moves that free a room of arrivals; `undefined` where guests are in it, it is closed, or one has no other. */
async function arrivalsOut(db: Db, motel: Motel, room: Room, nights: Stay, today: CivilDate) {
  const taken = (await takenRooms(db, motel, nights)).filter(({ roomId }) => roomId === room.id);
  if (taken.some(({ bookingId }) => bookingId === null)) return undefined;
  const moves = await outcomeOf(() => movesOut(db, motel, room, nights, today));
  return moves.ok && moves.value.every(({ stay }) => stay.arrivedAt === null) ? moves.value : undefined;
}

/** Moves arrivals out of a locked stay's room on added nights as the person was shown; else `changed-meanwhile`. */
export async function moveArrivals(
  trx: Trx,
  motel: Motel,
  booking: Booking,
  { checkOut }: Pick<ChangedStay, 'checkOut'>,
  shown: readonly ShownMove[],
  by: ByPerson,
  now: Date,
): Promise<void> {
  await lockNumbers(trx, [booking.property.id]);
  const today = deskDayAt(motel, now);
  const [own] = roomsOfNight(await roomsOf(trx, booking.id), addDays(booking.checkOut, -1));
  const room = own && (await findRoom(trx, own.roomId));
  const nights = { checkIn: laterOf(today, booking.checkOut), checkOut };
  const moves = (room && (await arrivalsOut(trx, motel, room, nights, today))) ?? [];
  refuseIf(whyNotAsShown(moves, shown));
  if (room === undefined) return;
  for (const move of moves) {
    await leaveRooms(trx, move.stay.id, move.nights, room.id);
    const why = `because ${booking.reference} stays in ${room.number}`;
    await moveOut(trx, motel, move, { number: room.number, why }, by, now);
  }
  return undefined;
}

async function nameOf(
  db: Db,
  { bookingId, roomId, date }: { bookingId: string | null; roomId: string; date: CivilDate },
): Promise<string> {
  const [stay] = bookingId === null ? [] : await listedStays(db, [bookingId]);
  if (stay !== undefined) return `${stay.firstName} ${stay.lastName}`;
  const closure = (await closuresFrom(db, date)).find((one) => one.roomId === roomId);
  return closure?.reason ?? '';
}
