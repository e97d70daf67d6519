import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite, types } from '@electric-sql/pglite';
import { Kysely, PGliteDialect } from 'kysely';
import type { Database, OpenDatabase } from './database.ts';
import { lockFolder } from './folder-lock.ts';

/** Whether opening it would find something there. */
export function holdsDatabase(folder: string): boolean {
  return existsSync(dataOf(folder));
}

/**
 * A Postgres of our own in a folder, made when it is not there. It runs in this process, one query at a time,
 * and outlives a killed process but, without fsync, not a power cut.
 * @throws FolderInUseError
 */
export async function openFolder(folder: string): Promise<OpenDatabase> {
  await mkdir(folder, { recursive: true });
  const data = dataOf(folder);
  const release = lockFolder(folder);
  try {
    // PGlite lets everybody read and write its files: the folder around them is the owner's alone.
    await mkdir(data, { recursive: true, mode: 0o700 });
    const pglite = await PGlite.create(data, {
      parsers: { [types.DATE]: (day: string) => day, [types.INT8]: Number },
    });
    const db = new Kysely<Database>({ dialect: new PGliteDialect({ pglite }) });
    const close = async () => {
      await pglite.close();
      release();
    };
    return { db, close };
  } catch (error) {
    release();
    throw error;
  }
}

function dataOf(folder: string): string {
  return join(folder, 'postgres');
}
