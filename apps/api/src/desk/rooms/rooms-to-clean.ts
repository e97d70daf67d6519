import { addDays, type CivilDate } from '@motel/booking-core';
import { listedStays } from '../../booking/index.ts';
import type { Db } from '../../db/index.ts';
import { roomsInUse, takenRooms } from '../../rooms/index.ts';
import { cleanSince } from '../clean-since.ts';

/** The rooms that wait for a broom: not clean, not closed tonight, and without guests who have checked in. */
export async function roomsToClean(db: Db, today: CivilDate): Promise<ReadonlySet<string>> {
  const cleaning = await cleanSince(db, today);
  const tonight = await takenRooms(db, { checkIn: today, checkOut: addDays(today, 1) });
  const stays = await listedStays(
    db,
    tonight.flatMap(({ bookingId }) => bookingId ?? []),
  );
  const notIn = new Set(
    stays.filter((stay) => stay.arrivedAt === null || stay.leftAt !== null).map(({ id }) => id),
  );
  const busy = new Set(
    tonight.filter(({ bookingId }) => !notIn.has(bookingId ?? '')).map(({ roomId }) => roomId),
  );
  const rooms = await roomsInUse(db);
  return new Set(rooms.flatMap(({ id }) => (cleaning.isClean(id) || busy.has(id) ? [] : [id])));
}
