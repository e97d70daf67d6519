import type { Selectable } from 'kysely';
import type { Db } from '../db/index.ts';
import type { RoomRow } from './rooms-tables.ts';

/** A room in use. */
export interface Room extends Readonly<Pick<Selectable<RoomRow>, 'id' | 'number' | 'traits'>> {
  readonly propertyId: string;
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
