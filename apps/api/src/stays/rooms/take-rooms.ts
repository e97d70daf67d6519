import type { Stay } from '@motel/booking-core';
import type { Motel } from '@motel/content/server';
import type { Booking } from '../../booking/index.ts';
import { isUniqueViolation, type Trx } from '../../db/index.ts';
import { SoldOut } from '../../inventory/index.ts';
import { findRoom, takeRoom } from '../../rooms/index.ts';
import { type Outcome, type Refused, refuse, succeed } from '../../shared/outcome.ts';

/**
 * Takes rooms for nights of a locked stay, with the numbers of its kind locked. Refused where there are more than the stay
 * has, or one of them is of another kind.
 * @returns their numbers
 * @throws the database's error where another stay or a closure has one: see `refuseTaken`
 */
export async function takeRooms(
  trx: Trx,
  motel: Motel,
  { id, property, party }: Pick<Booking, 'id' | 'property' | 'party'>,
  nights: Stay,
  roomIds: readonly string[],
): Promise<Outcome<string[]>> {
  const wanted = [...new Set(roomIds)].toSorted();
  if (wanted.length > party.rooms) return refuse('rule-broken', 'rooms-too-many', { most: party.rooms });
  const numbers: string[] = [];
  for (const roomId of wanted) {
    const room = await findRoom(trx, roomId);
    if (room === undefined) return refuse('not-found', 'room-unknown');
    const { number } = room;
    if (room.propertyId !== property.id)
      return refuse('rule-broken', 'room-of-another-kind', { number, title: property.title });
    await takeRoom(trx, motel, id, roomId, nights);
    numbers.push(number);
  }
  return succeed(numbers);
}

/** Refuses nights that are sold, and a room that another stay or a closure has. @throws any other error again */
export function refuseTaken(error: unknown): Refused {
  if (error instanceof SoldOut) return refuse('sold-out', 'rooms-taken');
  if (isUniqueViolation(error, /^room_nights(_\d{1,10})?$/)) return refuse('sold-out', 'room-taken');
  throw error;
}
