import { constants, existsSync } from 'node:fs';
import { access, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import type { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect } from 'kysely';
import type { Database, OpenDatabase } from './database.ts';
import { DatabaseFolderError } from './database-error.ts';
import { lockFolder } from './folder-lock.ts';
import { type FreeSpace, freeSpaceOf } from './free-space.ts';

/** Bytes: a new database takes 40 MB, and the recovery of a killed one writes as well. */
const SPACE_TO_OPEN = 64 * 2 ** 20;

/** The default of 128 MB is cleared at each start, for a database of a few megabytes that the system caches as well. */
const SETTINGS = ['-c', 'shared_buffers=16MB', '-c', 'timezone=UTC'];

export function holdsDatabase(folder: string): boolean {
  return existsSync(dataOf(folder));
}

/**
 * A Postgres of our own in a folder, in this process. A killed one loses nothing; a power cut, without fsync, may.
 * @throws FolderInUseError or DatabaseFolderError
 */
export async function openFolder(folder: string, freeSpace: FreeSpace = freeSpaceOf): Promise<OpenDatabase> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  // PGlite does not fail on a full disk: it tries to write for ever.
  const free = await freeSpace(folder);
  if (free < SPACE_TO_OPEN) {
    throw new DatabaseFolderError(
      `The disk of ${folder} is full: ${inMegabytes(free)} MB are free, and the database needs ${inMegabytes(SPACE_TO_OPEN)} MB to open. Free some space on it; no booking is lost.`,
    );
  }
  const data = dataOf(folder);
  const release = lockFolder(folder);
  try {
    // PGlite makes its files readable and writable for every user: only the owner may enter the folder around them.
    await mkdir(data, { recursive: true, mode: 0o700 });
    const pglite = await openPglite(data);
    const db = new Kysely<Database>({ dialect: new PGliteDialect({ pglite }) });
    const close = async () => {
      await pglite.close();
      release();
    };
    return { db, close, freeSpace: () => freeSpace(folder) };
  } catch (error) {
    release();
    throw error;
  }
}

async function openPglite(data: string): Promise<PGlite> {
  try {
    const isNew = !existsSync(join(data, 'PG_VERSION'));
    // It would only say that it failed.
    if (!isNew) await access(join(data, 'PG_VERSION'), constants.W_OK);
    // To optimize one function of Postgres, of 105 kB, V8 takes 600 MB for 3 seconds; statements take a fifth longer.
    setFlagsFromString('--no-wasm-tier-up');
    setFlagsFromString('--no-wasm-dynamic-tiering');
    // Loaded only where it is used, because it is large.
    const { PGlite, types } = await import('@electric-sql/pglite');
    return await PGlite.create(data, {
      // Made by itself, an empty database takes four times as long, and 730 MB.
      ...(isNew && { loadDataDir: await (await import('@electric-sql/pglite-prepopulatedfs')).dataDir() }),
      startParams: [...PGlite.defaultStartParams, ...SETTINGS],
      parsers: { [types.DATE]: (day: string) => day, [types.INT8]: Number },
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new DatabaseFolderError(
      `The database in ${data} cannot be opened: ${reason}. Its files must belong to the user who runs the motel, be writable, and be of this version of the software.`,
      { cause: error },
    );
  }
}

function inMegabytes(bytes: number): number {
  return Math.floor(bytes / 2 ** 20);
}

function dataOf(folder: string): string {
  return join(folder, 'postgres');
}
