import { addDays, type CivilDate } from '@motel/booking-core';
import { sql } from 'kysely';
import type { Db, Trx } from '../db/index.ts';

/** Which rooms are clean on a day, and when each was ticked that day. */
export interface Cleaning {
  /** Cleaned since its last guest left; a room in which nobody slept yet is clean. */
  isClean(roomId: string): boolean;
  readonly ticks: ReadonlyMap<string, { readonly at: Date; readonly by: string }>;
}

/** Loads the cleaning of all rooms. @param today the desk's date */
export async function cleanSince(db: Db, today: CivilDate): Promise<Cleaning> {
  // Of guests who came; those who never did have not used the room.
  const { rows } = await sql<{ roomId: string; slept: CivilDate }>`
    select room_id as "roomId", max(date) as slept
    from room_nights join bookings on bookings.id = booking_id
    where date < ${today}::date and bookings.arrived_at is not null
    group by room_id`.execute(db);
  const cleanings = await db
    .selectFrom('room_cleanings')
    .select(({ fn }) => ['room_id as roomId', fn.max('date').as('date')])
    .groupBy('room_id')
    .execute();
  const ticks = await db
    .selectFrom('room_cleanings')
    .select(['room_id as roomId', 'at', 'by'])
    .where('date', '=', today)
    .execute();
  const slept = new Map(rows.map((row) => [row.roomId, row.slept]));
  const cleaned = new Map(cleanings.map(({ roomId, date }) => [roomId, date]));
  return {
    isClean(roomId) {
      const last = slept.get(roomId);
      return last === undefined || (cleaned.get(roomId) ?? '') >= addDays(last, 1);
    },
    ticks: new Map(ticks.map(({ roomId, at, by }) => [roomId, { at, by }])),
  };
}

/** Ticks a room as cleaned today, or takes the tick away. @returns whether it changed anything */
export async function tickRoom(
  trx: Trx,
  { roomId, date, by }: { readonly roomId: string; readonly date: CivilDate; readonly by: string },
  isClean: boolean,
  now: Date,
): Promise<boolean> {
  if (!isClean) {
    const { numDeletedRows } = await trx
      .deleteFrom('room_cleanings')
      .where('room_id', '=', roomId)
      .where('date', '=', date)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  }
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('room_cleanings')
    .values({ room_id: roomId, date, at: now, by })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}
