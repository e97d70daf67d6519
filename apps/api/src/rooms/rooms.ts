import type { RoomTrait } from '@motel/content';
import type { Db } from '../db/index.ts';

/** A room in use. */
export interface Room {
  readonly id: string;
  readonly number: string;
  readonly propertyId: string;
  readonly traits: readonly RoomTrait[];
}

/** The rooms in use, in the order of the motel. */
export async function roomsInUse(db: Db): Promise<Room[]> {
  return db
    .selectFrom('rooms')
    .select(['id', 'number', 'property_id as propertyId', 'traits'])
    .where('retired_at', 'is', null)
    .orderBy('position')
    .execute();
}
