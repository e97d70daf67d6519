import { ROOM_TRAITS, type RoomTrait } from '@motel/content';
import type { Db, Trx } from '../db/index.ts';

/** What the guest of a stay wishes of their room. */
export async function wishesOf(db: Db, bookingId: string): Promise<RoomTrait[]> {
  const wishes = await db
    .selectFrom('stay_wishes')
    .select('wish')
    .where('booking_id', '=', bookingId)
    .execute();
  return ROOM_TRAITS.filter((trait) => wishes.some(({ wish }) => wish === trait));
}

/** Writes the wishes of a locked stay in place of those before. */
export async function setWishes(trx: Trx, bookingId: string, wishes: readonly RoomTrait[]): Promise<void> {
  await trx.deleteFrom('stay_wishes').where('booking_id', '=', bookingId).execute();
  for (const wish of new Set(wishes)) {
    await trx.insertInto('stay_wishes').values({ booking_id: bookingId, wish }).execute();
  }
}
