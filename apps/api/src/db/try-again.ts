import { setTimeout as delay } from 'node:timers/promises';
import { isConflict } from './database-error.ts';

/** On a hot night of a serializable database one of many goes on, and the others come back. */
const MOST_ATTEMPTS = 8;
/** Milliseconds. */
const LONGEST_PAUSE = 500;

/**
 * Does the work, again when the database gave it up for the sake of another one; it must therefore do nothing that
 * its giving up does not undo.
 */
export async function tryAgain<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === MOST_ATTEMPTS || !isConflict(error)) throw error;
      await delay(Math.random() * Math.min(20 * 2 ** attempt, LONGEST_PAUSE));
    }
  }
}
