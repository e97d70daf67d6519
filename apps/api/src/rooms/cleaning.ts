import type { CivilDate } from '@motel/booking-core';
import type { Db, Trx } from '../db/index.ts';

/** When rooms were last cleaned, and the ticks of a day. */
export interface Cleanings {
  readonly last: ReadonlyMap<string, CivilDate>;
  readonly ticks: ReadonlyMap<string, { readonly at: Date; readonly by: string }>;
}

/** @param today the desk's date */
export async function cleanings(db: Db, today: CivilDate): Promise<Cleanings> {
  const last = await db
    .selectFrom('room_cleanings')
    .select(({ fn }) => ['room_id as roomId', fn.max('date').as('date')])
    .groupBy('room_id')
    .execute();
  const ticks = await db
    .selectFrom('room_cleanings')
    .select(['room_id as roomId', 'at', 'by'])
    .where('date', '=', today)
    .execute();
  return {
    last: new Map(last.map(({ roomId, date }) => [roomId, date])),
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
