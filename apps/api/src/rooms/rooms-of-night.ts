import type { CivilDate } from '@motel/booking-core';
import type { RoomOfStay } from './room-nights.ts';

/**
 * The rooms of a stay for a row about a night: those of the night, else the first ones to come, else the last ones.
 * @param rooms in the order of time
 */
export function roomsOfNight(rooms: readonly RoomOfStay[], night: CivilDate): RoomOfStay[] {
  const now = rooms.filter(({ checkIn, checkOut }) => checkIn <= night && checkOut > night);
  if (now.length > 0) return now;
  const next = rooms.find(({ checkIn }) => checkIn > night);
  if (next !== undefined) return rooms.filter(({ checkIn }) => checkIn === next.checkIn);
  const end = rooms
    .map(({ checkOut }) => checkOut)
    .toSorted()
    .at(-1);
  return rooms.filter(({ checkOut }) => checkOut === end);
}
