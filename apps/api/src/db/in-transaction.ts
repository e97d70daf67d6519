import type { Db, Trx } from './database.ts';
import { tryAgain } from './try-again.ts';

/**
 * Runs the work in one transaction, again when the database gave it up for the sake of another one; the work
 * must therefore do nothing that its rollback does not undo. Use `trx` for every query: on one connection,
 * another query would wait for the transaction, and it for the query.
 */
export async function inTransaction<T>(db: Db, work: (trx: Trx) => Promise<T>): Promise<T> {
  return tryAgain(() => db.transaction().execute(work));
}
