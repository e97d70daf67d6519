import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '../../src/db/database.ts';

/** Waits until `waiting` connections to this Postgres database wait for a lock, or until the work is done. */
export async function untilBlockedOrDone(db: Db, work: Promise<unknown>, waiting = 1): Promise<void> {
  let isDone = false;
  const ended = () => {
    isDone = true;
  };
  work.then(ended, ended);
  while (!isDone) {
    const { rows } = await sql`
      select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
    if (rows.length >= waiting) return;
    await nextTurn();
  }
}
