import { sql } from 'kysely';
import type { Db } from '../../src/db/database.ts';
import { type DatabasePlace, openDatabase } from '../../src/db/open-database.ts';

/** The rows of every table of the database but its living processes, listed or not, as the database's own JSON, sorted. */
export type WholeDatabase = Record<string, readonly string[]>;

export async function wholeDatabase(db: Db): Promise<WholeDatabase> {
  return db.transaction().execute(async (trx) => {
    // The session's zone determines how instants are written.
    await sql`set local timezone = 'UTC'`.execute(trx);
    const whole: WholeDatabase = {};
    for (const name of (await tableNames(trx)).filter((table) => table !== 'processes')) {
      const { rows } = await sql<{ row: string }>`
        select to_jsonb(one)::text as row from ${sql.table(name)} one`.execute(trx);
      whole[name] = rows.map(({ row }) => row).sort();
    }
    return whole;
  });
}

export async function wholeDatabaseAt(place: DatabasePlace): Promise<WholeDatabase> {
  const { db, close } = await openDatabase(place, () => undefined);
  try {
    return await wholeDatabase(db);
  } finally {
    await close();
  }
}

/** Lists the motel's tables by the database's catalogue; Kysely's own tables are not among them. */
export async function tableNames(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relkind in ('r', 'p') and relnamespace = current_schema()::regnamespace
      and relname not like 'kysely\\_%'
    order by relname`.execute(db);
  return rows.map(({ name }) => name);
}
