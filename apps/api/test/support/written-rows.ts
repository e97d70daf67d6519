import { sql } from 'kysely';
import type { Db } from '../../src/db/database.ts';

/** Tables without data of guests: refused requests count towards the rate limits, too. */
const NOT_WATCHED = ['rate_limits', 'kysely_migration', 'kysely_migration_lock', 'written_rows'];

/** A record of all rows that were written and committed, in any table. */
export interface WrittenRows {
  /** Returns the writes since the last call, such as `insert into guests`. */
  take(): Promise<string[]>;
}

/** Adds triggers to every table: comparing all stored rows takes too long for thousands of requests. */
export async function watchWrittenRows(db: Db): Promise<WrittenRows> {
  await sql`create table written_rows (what text not null)`.execute(db);
  await sql`
    create function note_written_row() returns trigger language plpgsql as $$
      begin
        insert into written_rows values (lower(tg_op) || ' ' || tg_table_name);
        return null;
      end
    $$`.execute(db);
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = current_schema()`.execute(db);
  for (const { name } of rows) {
    if (NOT_WATCHED.includes(name)) continue;
    await sql`
      create trigger note_written_row after insert or update or delete on ${sql.table(name)}
      for each row execute function note_written_row()`.execute(db);
  }
  return {
    async take() {
      const { rows: taken } = await sql<{ what: string }>`delete from written_rows returning what`.execute(
        db,
      );
      return taken.map(({ what }) => what);
    },
  };
}
