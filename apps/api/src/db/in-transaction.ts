import type { Db, Trx } from './database.ts';
import { retryOnConflict } from './retry-on-conflict.ts';

/**
 * Runs the work in one transaction, and retries it when the database aborted it because of a conflict. The work must
 * therefore do nothing that a rollback does not undo. Use `trx` for every query: on one connection, another query
 * would wait for the transaction, and the transaction for the query. Within a transaction, the work is a part of it.
 */
export async function inTransaction<T>(db: Db, work: (trx: Trx) => Promise<T>): Promise<T> {
  if (db.isTransaction) return work(db as Trx);
  const done = await retryOnConflict(() => db.transaction().execute(work));
  listeners.get(db)?.();
  return done;
}

const listeners = new WeakMap<Db, () => void>();

/** Calls a listener after each transaction that this process has committed by `inTransaction`; the last one of a database counts. */
export function onCommit(db: Db, listener: () => void): void {
  listeners.set(db, listener);
}
