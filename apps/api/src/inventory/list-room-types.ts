import type { Db } from '../db/index.ts';

/** All room types, in the owner's order, also those that are no longer for sale: they have no `rooms`. */
export async function listRoomTypes(db: Db) {
  const types = await db
    .selectFrom('properties')
    .select(['id', 'title', 'capacity', 'in_stock', 'is_listed'])
    .orderBy('is_listed', 'desc')
    .orderBy('position')
    .orderBy('id')
    .execute();
  return types.map(({ id, title, capacity, in_stock, is_listed: isListed }) => {
    return { id, title, rooms: isListed && in_stock ? capacity : 0, isListed };
  });
}
