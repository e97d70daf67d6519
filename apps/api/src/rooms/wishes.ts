import { ROOM_TRAITS, type RoomTrait } from '@motel/content/server';
import type { Db, Trx } from '../db/index.ts';
import { roomsOfStays } from './room-nights.ts';
import { roomsInUse } from './rooms.ts';

export async function wishesOf(db: Db, bookingId: string): Promise<RoomTrait[]> {
  const wishes = await db
    .selectFrom('stay_wishes')
    .select('wish')
    .where('booking_id', '=', bookingId)
    .execute();
  return ROOM_TRAITS.filter((trait) => wishes.some(({ wish }) => wish === trait));
}

export async function nearOf(db: Db, bookingId: string): Promise<string | undefined> {
  const near = await db
    .selectFrom('stay_wishes')
    .select('near_booking_id as id')
    .where('booking_id', '=', bookingId)
    .where('wish', '=', 'near')
    .executeTakeFirst();
  return near?.id ?? undefined;
}

/** How many doors each room is from the nearest one of the wished stay; empty without a wish, or while it has none. */
export async function doorsFromNear(db: Db, bookingId: string): Promise<ReadonlyMap<string, number>> {
  const near = await nearOf(db, bookingId);
  const theirs = near === undefined ? [] : ((await roomsOfStays(db, [near])).get(near) ?? []);
  const rooms = await roomsInUse(db);
  const places = rooms.flatMap(({ id }, place) =>
    theirs.some(({ roomId }) => roomId === id) ? [place] : [],
  );
  if (places.length === 0) return new Map();
  return new Map(
    rooms.map(({ id }, place) => [id, Math.min(...places.map((other) => Math.abs(place - other)))]),
  );
}

/** Writes the wishes of a locked stay in place of those before. @param near the id of another stay */
export async function setWishes(trx: Trx, bookingId: string, wishes: readonly RoomTrait[], near?: string) {
  await trx.deleteFrom('stay_wishes').where('booking_id', '=', bookingId).execute();
  const rows = [...new Set(wishes)].map((wish) => ({ booking_id: bookingId, wish, near_booking_id: null }));
  const nearRows = near === undefined ? [] : [{ booking_id: bookingId, wish: 'near', near_booking_id: near }];
  for (const row of [...rows, ...nearRows]) await trx.insertInto('stay_wishes').values(row).execute();
}
