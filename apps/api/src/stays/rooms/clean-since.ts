import { type CivilDate, isRoomClean } from '@motel/booking-core';
import type { Motel } from '@motel/content/server';
import type { Db } from '../../db/index.ts';
import { type Cleanings, cleanings, isGivenUp } from '../../rooms/index.ts';
import type { Zoned } from '../../shared/motel-context.ts';

export interface Cleaning extends Pick<Cleanings, 'ticks'> {
  /** Cleaned since its last guests left (H8); a room in which no guest has slept is clean. */
  isClean(roomId: string): boolean;
}

/** Loads the cleaning of all rooms. @param today the desk's date */
export async function cleanSince(db: Db, motel: Motel, today: CivilDate): Promise<Cleaning> {
  const slept = await lastSlept(db, motel, today);
  const { last, ticks } = await cleanings(db, today);
  return { isClean: (roomId) => isRoomClean({ ...last.get(roomId), slept: slept.get(roomId) }), ticks };
}

/** The last night before a date on which guests who came had each room; those who never came have not used it. */
async function lastSlept(db: Db, motel: Zoned, before: CivilDate): Promise<ReadonlyMap<string, CivilDate>> {
  const rows = await db
    .selectFrom('rooms')
    .innerJoinLateral(
      ({ selectFrom }) =>
        selectFrom('room_nights')
          .innerJoin('bookings', 'bookings.id', 'room_nights.booking_id')
          .select('room_nights.date as slept')
          .whereRef('room_nights.room_id', '=', 'rooms.id')
          .where('room_nights.date', '<', before)
          .where('bookings.arrived_at', 'is not', null)
          .where(({ not }) => not(isGivenUp(motel)))
          .orderBy('room_nights.date', 'desc')
          .limit(1)
          .as('last'),
      (join) => join.onTrue(),
    )
    .select(['rooms.id as roomId', 'slept'])
    .execute();
  return new Map(rows.map(({ roomId, slept }) => [roomId, slept]));
}
