import { sql } from 'kysely';
import type { Db } from '../../src/db/database.ts';

/** Tables whose rows say nothing of anybody: how often somebody has asked is counted for refused requests, too. */
const NOT_WATCHED = ['rate_limits', 'kysely_migration', 'kysely_migration_lock', 'written_rows'];

/** A watch over a database: what has been written and committed, row by row, whatever the table. */
export interface WrittenRows {
  /** What was written since this was asked last, such as `insert into guests`. */
  take(): Promise<string[]>;
}

/** Triggers of the test's own on every table there is: comparing all that is stored takes too long for each of thousands of requests. */
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
