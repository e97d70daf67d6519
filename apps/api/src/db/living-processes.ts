import { sql } from 'kysely';
import type { Db, Fixed } from './database.ts';
import { hasTable } from './queries.ts';

declare module './database.ts' {
  interface Database {
    /** A process of the motel, by the database's clock. */
    processes: {
      id: Fixed<string>;
      /** For people: its machine and its number there. */
      name: Fixed<string>;
      seen_at: Date;
    };
  }
}

/** A process that has not been seen for so long has ended, or hangs. */
const ALIVE = sql`interval '20 seconds'`;

export async function keepAlive(db: Db, { id, name }: { id: string; name: string }): Promise<void> {
  const seen = { seen_at: sql<Date>`now()` };
  const { numUpdatedRows } = await db
    .updateTable('processes')
    .set(seen)
    .where('id', '=', id)
    .executeTakeFirst();
  if (numUpdatedRows === 0n)
    await db
      .insertInto('processes')
      .values({ id, name, ...seen })
      .execute();
}

/** Says that a process ends, and forgets those that said nothing. */
export async function endProcess(db: Db, id: string): Promise<void> {
  await db
    .deleteFrom('processes')
    .where(({ or, eb }) => or([eb('id', '=', id), eb('seen_at', '<', sql<Date>`now() - interval '1 day'`)]))
    .execute();
}

/** The names of living processes; none where the database does not know of them yet. */
export async function livingProcesses(db: Db): Promise<string[]> {
  if (!(await hasTable(db, 'processes'))) return [];
  const alive = await db
    .selectFrom('processes')
    .select('name')
    .where('seen_at', '>', sql<Date>`now() - ${ALIVE}`)
    .orderBy('name')
    .execute();
  return alive.map(({ name }) => name);
}
