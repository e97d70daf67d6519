import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { NamedError } from '../shared/named-error.ts';

const SQLITE_BUSY = 5;

export class FolderInUseError extends NamedError {}

/**
 * Locks a folder for this process alone until it releases the lock or ends, in whatever way.
 * The operating system holds the lock, by way of SQLite's: `kill -9` leaves none behind, and neither a reused process
 * number nor another container can mistake it. Node offers no file lock of its own.
 * @returns releases the lock
 * @throws FolderInUseError
 */
export function lockFolder(folder: string): () => void {
  const lock = new DatabaseSync(join(folder, 'in-use.lock'), { timeout: 0 });
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    const isBusy = error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;
    if (isBusy) throw new FolderInUseError(`The folder ${folder} is in use by another process.`);
    throw error;
  }
  return () => lock.close();
}
