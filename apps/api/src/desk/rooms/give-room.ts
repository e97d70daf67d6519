import type { CivilDate } from '@motel/booking-core';
import type { Booking } from '../../booking/index.ts';
import type { Trx } from '../../db/index.ts';
import { findRoom, leaveRooms, type Room, type RoomOfStay, takeRoom } from '../../rooms/index.ts';
import { type Outcome, refuse, succeed } from '../../shared/outcome.ts';
import { laterOf, roomsOf } from './stay-rooms.ts';

/** A room that a person wants for a stay. */
export interface WantedRoom {
  readonly roomId: string;
  /** The room that it takes the place of, from tonight on. */
  readonly insteadOf?: string | undefined;
}

interface GivenRoom {
  readonly room: Room;
  /** The rooms of the stay, before and after. */
  readonly before: readonly RoomOfStay[];
  readonly rooms: RoomOfStay[];
}

/**
 * Gives a locked stay, with the numbers of its kind locked, a room from today or its first night on; nights that were slept stay with the old room. Refused where
 * it is of another kind, or the stay has all its rooms.
 * @throws the database's error where another stay or a closure has the room
 */
export async function giveRoom(
  trx: Trx,
  booking: Booking,
  { roomId, insteadOf }: WantedRoom,
  today: CivilDate,
): Promise<Outcome<GivenRoom>> {
  const room = await findRoom(trx, roomId);
  if (room === undefined) return refuse('not-found', 'room-unknown');
  const { number } = room;
  if (room.propertyId !== booking.property.id) {
    return refuse('rule-broken', 'room-of-another-kind', { number, title: booking.property.title });
  }
  if (booking.checkOut <= today) return refuse('rule-broken', 'check-in-late', { date: booking.checkOut });
  const stay = { checkIn: laterOf(today, booking.checkIn), checkOut: booking.checkOut };
  const before = await roomsOf(trx, booking.id);
  const ahead = before.filter(({ checkOut }) => checkOut > stay.checkIn);
  if (insteadOf !== undefined && !ahead.some((own) => own.roomId === insteadOf)) {
    return refuse('changed-meanwhile', 'room-not-theirs');
  }
  if (insteadOf !== undefined) await leaveRooms(trx, booking.id, stay, insteadOf);
  const left = new Set(ahead.filter((own) => own.roomId !== insteadOf).map((own) => own.roomId));
  if (left.size >= booking.party.rooms) return refuse('rule-broken', 'rooms-all-given');
  await takeRoom(trx, booking.id, roomId, stay);
  return succeed({ room, before, rooms: await roomsOf(trx, booking.id) });
}
