import { createWriteStream } from 'node:fs';
import { link, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { checkBackup } from './backup-file.ts';

/** Writes a backup for its owner alone: it gets its name once it is whole on the disk, and never replaces a file. */
export async function storeBackup(
  backup: Readable,
  place: string,
  { now, signal }: { readonly now: Date; readonly signal: AbortSignal },
) {
  const file = await freeName(place, now);
  const partial = `${file}.${process.pid}.partial`;
  try {
    const written = createWriteStream(partial, { flags: 'wx', mode: 0o600, flush: true });
    await pipeline(backup, written, { signal });
    const header = await checkBackup(partial).catch((error: unknown) => {
      throw new Error('The backup is incomplete, and was deleted.', { cause: error });
    });
    await giveName(partial, file);
    return { file, bytes: written.bytesWritten, header };
  } finally {
    await rm(partial, { force: true });
  }
}

async function freeName(place: string, now: Date): Promise<string> {
  const found = await stat(place).catch(() => undefined);
  if (found === undefined) return place;
  if (found.isDirectory()) return join(place, `motel-${now.toISOString().replace(/:|\.\d+/g, '')}.backup`);
  throw taken(place);
}

/** Links first, because a link to an existing name fails, whereas renaming would replace that file. */
async function giveName(partial: string, file: string): Promise<void> {
  try {
    await link(partial, file);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EEXIST') throw taken(file);
    // Some file systems, such as FAT and network shares, have no links.
    await rename(partial, file);
  }
}

function taken(file: string): Error {
  return new Error(`${file} is there already, and a backup never replaces a file.`);
}
