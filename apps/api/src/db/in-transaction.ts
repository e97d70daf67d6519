import { setTimeout as delay } from 'node:timers/promises';
import type { Db, Trx } from './database.ts';
import { isConflict } from './database-error.ts';

/**
 * Runs the work in one transaction, and retries it when the database aborted it because of a conflict. The work must
 * therefore do nothing that a rollback does not undo; what it throws, such as a refusal, undoes what it has written.
 * Use `trx` for every query: on one connection, another query would wait for the transaction, and the transaction for the
 * query. Within a transaction, the work is a part of it.
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

/** When many transactions of a serializable database want the same night, one commits and the others retry. */
const MAX_ATTEMPTS = 8;
/** Milliseconds. */
const MAX_PAUSE = 500;

/** Does the work, with retries after conflicts: it must do nothing that a rollback does not undo. */
export async function retryOnConflict<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === MAX_ATTEMPTS || !isConflict(error)) throw error;
      await delay(Math.random() * Math.min(20 * 2 ** attempt, MAX_PAUSE));
    }
  }
}
