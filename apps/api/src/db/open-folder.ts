import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite, types } from '@electric-sql/pglite';
import { Kysely, PGliteDialect } from 'kysely';
import type { Database, OpenDatabase } from './database.ts';
import { lockFolder } from './folder-lock.ts';

/** Whether the folder has a database in it. */
export function holdsDatabase(folder: string): boolean {
  return existsSync(dataOf(folder));
}

/**
 * A Postgres of our own in a folder, created when it is missing. It runs in this process, one query at a time. Its data
 * survives a killed process but, without fsync, not a power cut.
 * @throws FolderInUseError
 */
export async function openFolder(folder: string): Promise<OpenDatabase> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const data = dataOf(folder);
  const release = lockFolder(folder);
  try {
    // PGlite makes its files readable and writable for every user: only the owner may enter the folder around them.
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
