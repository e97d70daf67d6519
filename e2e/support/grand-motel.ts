import { addDays, nightDates } from '@motel/booking-core';
import type { Motel, RoomChanges } from './motel.ts';

const ROOMS = 200;
const STAYS = 1000;
/** Rows of one statement. */
const CHUNK = 100;

/** One kind of room as large as a grand hotel. */
export const GRAND: RoomChanges = { 'hoodoo-double': { rooms: ROOMS } };

/** Fills it with a thousand stays of five nights, each in a room: copies of the only stay that it has. */
export async function fillGrandMotel({ db }: Motel): Promise<void> {
  const original = await db.selectFrom('bookings').selectAll().executeTakeFirstOrThrow();
  const rooms = await db
    .selectFrom('rooms')
    .select('id')
    .where('property_id', '=', original.property_id)
    .execute();
  const copies = Array.from({ length: STAYS }, (_, copy) => {
    const checkIn = addDays(original.check_in, Math.floor(copy / ROOMS) * 8);
    return {
      copy,
      id: `copy ${copy}`,
      room: rooms[copy % ROOMS]!.id,
      checkIn,
      checkOut: addDays(checkIn, 5),
    };
  });
  for (let at = 0; at < STAYS; at += CHUNK) {
    const chunk = copies.slice(at, at + CHUNK);
    await db
      .insertInto('bookings')
      .values(
        chunk.map(({ copy, id, checkIn, checkOut }) => ({
          ...original,
          id,
          reference: `LI-${copy}`,
          check_in: checkIn,
          check_out: checkOut,
          guest_details: JSON.stringify(original.guest_details),
          orders: JSON.stringify(original.orders),
          nights: JSON.stringify(original.nights),
          exempt: JSON.stringify(original.exempt),
          more_terms: JSON.stringify(original.more_terms),
        })),
      )
      .execute();
    await db
      .insertInto('room_nights')
      .values(
        chunk.flatMap(({ id, room, ...stay }) =>
          nightDates(stay).map((date) => ({ room_id: room, date, booking_id: id, closure_id: null })),
        ),
      )
      .execute();
  }
}
