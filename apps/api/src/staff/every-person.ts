import type { Db } from '../db/index.ts';
import type { Person } from './person.ts';

/** Everybody who works or worked at the motel, those of today last. */
export async function everyPerson(db: Db): Promise<Person[]> {
  return db
    .selectFrom('staff')
    .select(['id', 'name', 'role'])
    .orderBy('ended_at', (order) => order.asc().nullsLast())
    .orderBy('created_at')
    .execute();
}
