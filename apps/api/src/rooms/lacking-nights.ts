import { nightsOf, type Stay } from '@motel/booking-core';
import type { RoomOfStay } from './room-nights.ts';

/** As many room nights of some nights as have no number. @param rooms as many as the stay has */
export function lackingNights(nights: Stay, rooms: number, own: readonly RoomOfStay[]): number {
  const given = own.reduce((sum, room) => sum + nightsWithin(room, nights), 0);
  return nightsOf(nights) * rooms - given;
}

/** As many of a room's nights as are within some nights. */
export function nightsWithin(room: Stay, { checkIn, checkOut }: Stay): number {
  const from = room.checkIn > checkIn ? room.checkIn : checkIn;
  const to = room.checkOut < checkOut ? room.checkOut : checkOut;
  return from < to ? nightsOf({ checkIn: from, checkOut: to }) : 0;
}
