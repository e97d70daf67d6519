import type { CivilDate } from '@motel/booking-core';
import type { Selectable } from 'kysely';
import type { Db } from '../db/index.ts';
import type { RoomClosureRow } from './rooms-tables.ts';

/** Closures in force with a night from one date to another, both inclusive; by their first night. */
export async function closuresWithin(
  db: Db,
  from: CivilDate,
  to: CivilDate,
): Promise<Selectable<RoomClosureRow>[]> {
  return db
    .selectFrom('room_closures')
    .selectAll()
    .where('lifted_at', 'is', null)
    .where('check_in', '<=', to)
    .where('check_out', '>', from)
    .orderBy('check_in')
    .orderBy('id')
    .execute();
}
