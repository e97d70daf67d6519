import type { Db } from '../db/index.ts';

interface RoomType {
  readonly id: string;
  readonly title: string;
  /** Those for sale; none of a type that is out of stock, or no longer listed. */
  readonly rooms: number;
  readonly isListed: boolean;
}

/** All room types, in the owner's order, also those that are no longer for sale. */
export async function listRoomTypes(db: Db): Promise<RoomType[]> {
  const types = await db
    .selectFrom('properties')
    .select(['id', 'title', 'capacity', 'in_stock', 'is_listed'])
    .orderBy('is_listed', 'desc')
    .orderBy('position')
    .orderBy('id')
    .execute();
  return types.map(({ id, title, capacity, in_stock, is_listed: isListed }) => ({
    id,
    title,
    rooms: isListed && in_stock ? capacity : 0,
    isListed,
  }));
}
