import type { Db } from '../db/index.ts';

/** A room type, by its name and the number of its rooms. */
interface RoomType {
  readonly id: string;
  readonly title: string;
  /** Those for sale; none once the type is not listed any more. */
  readonly rooms: number;
  readonly isListed: boolean;
}

/** All room types, in the owner's order, also those that are not for sale any more. */
export async function listRoomTypes(db: Db): Promise<RoomType[]> {
  const types = await db
    .selectFrom('properties')
    .select(['id', 'title', 'capacity', 'is_listed'])
    .orderBy('is_listed', 'desc')
    .orderBy('position')
    .orderBy('id')
    .execute();
  return types.map(({ id, title, capacity, is_listed: isListed }) => ({
    id,
    title,
    rooms: isListed ? capacity : 0,
    isListed,
  }));
}
