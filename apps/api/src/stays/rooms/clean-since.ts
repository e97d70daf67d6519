import { type CivilDate, isRoomClean } from '@motel/booking-core';
import type { Motel } from '@motel/content/server';
import { lastSlept } from '../../booking/index.ts';
import type { Db } from '../../db/index.ts';
import { type Cleanings, cleanings } from '../../rooms/index.ts';

/** Which rooms are clean on a day, and when each was ticked that day. */
export interface Cleaning extends Pick<Cleanings, 'ticks'> {
  /** Cleaned since its last guests left (H8); a room in which no guest has slept is clean. */
  isClean(roomId: string): boolean;
}

/** Loads the cleaning of all rooms. @param today the desk's date */
export async function cleanSince(db: Db, motel: Motel, today: CivilDate): Promise<Cleaning> {
  const slept = await lastSlept(db, motel, today);
  const { last, ticks } = await cleanings(db, today);
  return {
    isClean: (roomId) => isRoomClean({ ...last.get(roomId), slept: slept.get(roomId) }),
    ticks,
  };
}
