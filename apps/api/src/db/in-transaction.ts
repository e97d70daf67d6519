import { setTimeout as delay } from 'node:timers/promises';
import type { Db, Trx } from './database.ts';
import { isConflict } from './database-error.ts';

const MOST_ATTEMPTS = 5;

/**
 * Runs the work in one transaction, again when the database gave it up for the sake of another one; the work
 * must therefore do nothing that its rollback does not undo. Use `trx` for every query: on one connection,
 * another query would wait for the transaction, and it for the query.
 */
export async function inTransaction<T>(db: Db, work: (trx: Trx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (attempt === MOST_ATTEMPTS || !isConflict(error)) throw error;
      await delay(Math.random() * 20 * 2 ** attempt);
    }
  }
}
