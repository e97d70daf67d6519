import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import type { Db } from '../../src/db/database.ts';
import type { TestDatabase } from './databases.ts';

/** Counts the deadlocks in a database on a server. No other connection may be open. */
export async function deadlocksOf({ place }: TestDatabase): Promise<number> {
  if (!('url' in place)) throw new Error('A Postgres server is needed');
  const client = new pg.Client(place.url);
  await client.connect();
  // A connection reports its deadlocks only when it closes.
  for (;;) {
    const { rowCount } = await client.query(
      `select 1 from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
    );
    if (rowCount === 0) break;
    await nextTurn();
  }
  const { rows } = await client.query(
    'select deadlocks from pg_stat_database where datname = current_database()',
  );
  await client.end();
  return Number(rows[0].deadlocks);
}

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
