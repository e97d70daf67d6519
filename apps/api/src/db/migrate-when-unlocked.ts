import type { Db } from './database.ts';
import { isTimeOut } from './database-error.ts';
import { type MigrateOptions, migrate } from './migrate.ts';

/** Another process has locked the tables for longer than we wait. */
export class TablesLockedError extends Error {
  override name = 'TablesLockedError';
}

/** Milliseconds; an update or a restore takes far less. */
const MAX_WAIT = 5 * 60_000;

export interface MigrationWait extends MigrateOptions {
  /** Is called once, with a sentence, when the wait is long. */
  onWaiting(sentence: string): void;
  /** Milliseconds. @default 5 minutes */
  readonly maxWait?: number;
}

/**
 * Brings the schema up to date. While another process does the same or restores a backup, waits until it is done. Each
 * attempt waits for the lock in the database, as long as that allows a statement.
 * @throws TablesLockedError, DatabaseVersionError, OlderProcessesError or MigrationError
 */
export async function migrateWhenUnlocked(
  db: Db,
  { onWaiting, maxWait = MAX_WAIT, ...options }: MigrationWait,
): Promise<void> {
  const begun = performance.now();
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await migrate(db, options);
    } catch (error) {
      if (!isTimeOut(error)) throw error;
      if (performance.now() - begun > maxWait) {
        throw new TablesLockedError(
          `Another process has locked the database's tables for ${maxWait / 60_000} minutes: an update, a restore or an open psql.`,
          { cause: error },
        );
      }
      if (attempt === 1) onWaiting("Another process is at the database's tables: waiting until it is done");
    }
  }
}
