import { setTimeout as delay } from 'node:timers/promises';
import { isConflict } from './database-error.ts';

/** When many transactions of a serializable database want the same night, one commits and the others retry. */
const MAX_ATTEMPTS = 8;
/** Milliseconds. */
const MAX_PAUSE = 500;

/**
 * Does the work, and retries it when the database aborted it because of a conflict. The work must therefore do nothing
 * that a rollback does not undo.
 */
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
