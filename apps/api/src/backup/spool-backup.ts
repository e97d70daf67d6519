import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream, openSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { backupStream } from './backup-file.ts';
import { type BackupSource, backupLines } from './backup-lines.ts';

/**
 * Makes a whole backup as fast as the database allows, so that a slow or stopped client blocks no booking. Until it is
 * read, it is in a file without a name, which the system deletes when the process ends.
 * @param folder on a disk with room for the file
 * @returns the bytes of a backup's file; the caller must read or destroy them
 */
export async function spoolBackup(folder: string, source: BackupSource): Promise<Readable> {
  const fd = openNameless(folder);
  // The file stays open, to be read; when anything fails, `pipeline` closes it.
  await pipeline(backupStream(backupLines(source)), createWriteStream('', { fd, autoClose: false }));
  return createReadStream('', { fd, start: 0 });
}

function openNameless(folder: string): number {
  const path = join(folder, `${randomUUID()}.spool`);
  const fd = openSync(path, 'wx+', 0o600);
  rmSync(path);
  return fd;
}
