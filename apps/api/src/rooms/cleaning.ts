import type { CivilDate } from '@motel/booking-core';
import type { Db, Trx } from '../db/index.ts';

/** When rooms were last left and cleaned, and the ticks of a day that still count. @param today the desk's date */
export async function cleanings(db: Db, today: CivilDate) {
  const rooms = await db
    .selectFrom('rooms')
    .leftJoin('room_cleanings', 'room_id', 'rooms.id')
    .select(({ fn }) => ['rooms.id', 'vacated_at', fn.max('date').as('date'), fn.max('at').as('at')])
    .groupBy(['rooms.id', 'vacated_at'])
    .execute();
  const ticks = await db
    .selectFrom('room_cleanings')
    .innerJoin('rooms', 'rooms.id', 'room_id')
    .select(['room_id as roomId', 'at', 'by'])
    .where('date', '=', today)
    .where(({ or, eb, ref }) => or([eb('vacated_at', 'is', null), eb('at', '>=', ref('vacated_at'))]))
    .execute();
  return {
    last: new Map(
      rooms.map(({ id, vacated_at, date, at }) => [
        id,
        {
          vacatedAt: vacated_at?.getTime(),
          cleaned: date === null || at === null ? undefined : { at: at.getTime(), date },
        },
      ]),
    ),
    ticks: new Map(ticks.map(({ roomId, at, by }) => [roomId, { at, by }])),
  };
}

/** Notes that guests have just left rooms, so that these must be cleaned (H8). */
export async function vacateRooms(trx: Trx, roomIds: readonly string[], now: Date): Promise<void> {
  if (roomIds.length === 0) return;
  await trx.updateTable('rooms').set({ vacated_at: now }).where('id', 'in', roomIds).execute();
}

/** Ticks a locked room as cleaned today, or takes the tick away. @returns whether it changed anything */
export async function tickRoom(
  trx: Trx,
  { roomId, date, by }: { readonly roomId: string; readonly date: CivilDate; readonly by: string },
  isClean: boolean,
  now: Date,
): Promise<boolean> {
  const { ticks } = await cleanings(trx, date);
  if (ticks.has(roomId) === isClean) return false;
  // A tick from before its guests left does not count.
  await trx.deleteFrom('room_cleanings').where('room_id', '=', roomId).where('date', '=', date).execute();
  if (isClean)
    await trx.insertInto('room_cleanings').values({ room_id: roomId, date, at: now, by }).execute();
  return true;
}
