import type { Db, Trx } from './database.ts';
import { retryOnConflict } from './retry-on-conflict.ts';

/**
 * Runs the work in one transaction, and retries it when the database aborted it because of a conflict. The work must
 * therefore do nothing that a rollback does not undo. A failure that it returns (`ok: false`) undoes what it has written.
 * Use `trx` for every query: on one connection, another query would wait for the transaction, and the transaction for the
 * query. Within a transaction, the work is a part of it.
 */
export async function inTransaction<T>(db: Db, work: (trx: Trx) => Promise<T>): Promise<T> {
  if (db.isTransaction) return work(db as Trx);
  try {
    const done = await retryOnConflict(() => db.transaction().execute((trx) => unlessFailed(work(trx))));
    listeners.get(db)?.();
    return done;
  } catch (error) {
    if (error instanceof RolledBack) return error.failure as T;
    throw error;
  }
}

/** Carries a failure out of the transaction that it has undone. */
class RolledBack extends Error {
  readonly failure: unknown;
  constructor(failure: unknown) {
    super('The work has failed');
    this.failure = failure;
  }
}

async function unlessFailed<T>(working: Promise<T>): Promise<T> {
  const done = await working;
  if (typeof done === 'object' && done !== null && 'ok' in done && done.ok === false) {
    throw new RolledBack(done);
  }
  return done;
}

const listeners = new WeakMap<Db, () => void>();

/** Calls a listener after each transaction that this process has committed by `inTransaction`; the last one of a database counts. */
export function onCommit(db: Db, listener: () => void): void {
  listeners.set(db, listener);
}
