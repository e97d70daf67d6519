import type { Trx } from '../db/index.ts';
import { roomsOfNight, roomsOfStays, vacateRooms } from '../rooms/index.ts';
import type { Zoned } from '../shared/motel-context.ts';
import { deskDayAt } from '../shared/motel-time.ts';
import type { Booking } from './booking.ts';

type Guests = Pick<Booking, 'id' | 'arrivedAt' | 'leftAt'>;

/** Does work that may move guests who are in the house. The rooms that they leave by it must be cleaned (H8). */
export async function movingGuests<T>(
  trx: Trx,
  motel: Zoned,
  guests: Guests,
  now: Date,
  move: () => Promise<T>,
): Promise<T> {
  if (guests.arrivedAt === null || guests.leftAt !== null) return move();
  const before = await roomsWithGuests(trx, motel, guests, now);
  const moved = await move();
  const after = new Set(await roomsWithGuests(trx, motel, guests, now));
  const left = before.filter((roomId) => !after.has(roomId));
  await vacateRooms(trx, left, now);
  return moved;
}

export async function roomsWithGuests(trx: Trx, motel: Zoned, { id }: Pick<Booking, 'id'>, now: Date) {
  const rooms = (await roomsOfStays(trx, [id])).get(id) ?? [];
  return roomsOfNight(rooms, deskDayAt(motel, now)).map(({ roomId }) => roomId);
}
