import { sql } from 'kysely';
import type { Db } from './database.ts';

/** Whether this motel's schema has a table. */
export async function hasTable(db: Db, name: string): Promise<boolean> {
  const { rows } = await sql`
    select from pg_tables where schemaname = current_schema() and tablename = ${name}`.execute(db);
  return rows.length > 0;
}
