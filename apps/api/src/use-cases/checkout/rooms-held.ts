import type { Db } from '../../db/database.ts';
import type { Hold } from '../payment/hold.ts';

/**
 * Rooms that a guest holds unpaid, over all their checkouts.
 * @param makingWay holds that would end for a new one, and do not count
 */
export async function roomsHeld(
  db: Db,
  guestId: string,
  now: Date,
  makingWay: readonly Hold[] = [],
): Promise<number> {
  const ending = makingWay.map(({ bookingId }) => bookingId);
  const { rooms } = await db
    .selectFrom('bookings')
    .select(({ fn }) => fn.sum<number>('rooms').as('rooms'))
    .where('guest_id', '=', guestId)
    .where('status', '=', 'held')
    .where('held_until', '>', now)
    .$if(ending.length > 0, (bookings) => bookings.where('id', 'not in', ending))
    .executeTakeFirstOrThrow();
  return Number(rooms);
}
