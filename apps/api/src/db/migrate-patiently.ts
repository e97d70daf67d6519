import type { Db } from './database.ts';
import { isTimeOut } from './database-error.ts';
import { migrate } from './migrate.ts';

/** Another process has kept the tables for longer than anybody waits. */
export class TablesKeptError extends Error {
  override name = 'TablesKeptError';
}

/** Milliseconds; an update and a restore are long done by then. */
const LONGEST_WAIT = 5 * 60_000;

export interface MigrationWait {
  /** Told once, with a sentence, when it takes long. */
  onWaiting(sentence: string): void;
  /** Milliseconds. @default 5 minutes */
  readonly longest?: number;
}

/**
 * Brings the schema up to date, and waits until others are done that are doing the same, or restore a backup. Each
 * attempt waits in the database, for as long as that lets a statement take.
 * @throws TablesKeptError, NewerDatabaseError or MigrationError
 */
export async function migratePatiently(
  db: Db,
  { onWaiting, longest = LONGEST_WAIT }: MigrationWait,
): Promise<void> {
  const begun = performance.now();
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await migrate(db);
    } catch (error) {
      if (!isTimeOut(error)) throw error;
      if (performance.now() - begun > longest) {
        throw new TablesKeptError(
          `Another process has kept the database's tables for ${longest / 60_000} minutes: one that updates them, a restore, or somebody's open psql.`,
          { cause: error },
        );
      }
      if (attempt === 1) onWaiting("Another process is at the database's tables: waiting until it is done");
    }
  }
}
