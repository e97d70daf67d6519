import { sql } from 'kysely';
import type { Db } from './database.ts';

/** The time of the database's own clock. */
export type DatabaseTime = (db: Db) => Promise<Date>;

export const databaseTime: DatabaseTime = async (db) => {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db);
  return rows[0]?.now ?? new Date(Number.NaN);
};
