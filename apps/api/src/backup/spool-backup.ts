import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream, openSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type BackupSource, backupLines } from './backup-lines.ts';
import { backupStream } from './backup-stream.ts';

/**
 * A whole backup, taken as fast as the database gives it: whoever reads it slowly, or stops, keeps nobody from
 * booking. Until it was read it lies in a file without a name, of which nothing is left when the process ends.
 * @param folder where there is room for it
 * @returns bytes of a backup's file; to be read, or destroyed
 */
export async function spoolBackup(folder: string, source: BackupSource): Promise<Readable> {
  const fd = openNameless(folder);
  // Open afterwards, to be read; when anything fails, `pipeline` closes it.
  await pipeline(backupStream(backupLines(source)), createWriteStream('', { fd, autoClose: false }));
  return createReadStream('', { fd, start: 0 });
}

function openNameless(folder: string): number {
  const path = join(folder, `${randomUUID()}.spool`);
  const fd = openSync(path, 'wx+', 0o600);
  rmSync(path);
  return fd;
}
