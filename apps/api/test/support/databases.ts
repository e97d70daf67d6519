import { cpSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import type { OpenDatabase } from '../../src/db/database.ts';
import { type DatabasePlace, openDatabase } from '../../src/db/open-database.ts';
import { copyDatabase } from './on-server.ts';

/** A migrated database for one test file that is not open yet. */
export interface TestDatabase {
  readonly place: DatabasePlace;
  remove(): Promise<void>;
}

export interface TestDatabaseKind {
  readonly name: string;
  prepare(): Promise<TestDatabase>;
  /** On a server, one whose motel is shown already: a start would read its folder first. */
  prepareShown(): Promise<TestDatabase>;
  /** Opens a new migrated database; closing it removes it. */
  open(): Promise<OpenDatabase>;
}

/** The default isolation of transactions on the server, e.g. `serializable`. */
const { DATABASE_ISOLATION } = process.env;
/** Whether the database of this run may abort a busy night's transactions more often than the motel retries. */
export const IS_SERIALIZABLE = DATABASE_ISOLATION === 'serializable';

export const PGLITE: TestDatabaseKind = {
  name: 'PGlite',
  prepare: preparePGlite,
  prepareShown: preparePGlite,
  open: () => openPrepared(preparePGlite),
};

/** For use cases. Each of their statements is executed on PGlite as well (`statements-on-pglite.ts`). */
export const SERVER: TestDatabaseKind = {
  name: 'a Postgres server',
  prepare: () => prepareServer(),
  prepareShown: () => prepareServer(DATABASE_ISOLATION, inject('databaseTemplates').shown),
  open: () => openPrepared(() => prepareServer()),
};

/** For `describe.each`, where the two may differ: connections, locks, nights, starts, backups. */
export const DATABASES: readonly TestDatabaseKind[] = [PGLITE, SERVER];

export async function prepareFolder(): Promise<{ folder: string; remove(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'motel-pglite-'));
  // A thousand small files: one by one, as promises, they take five times as long.
  cpSync(inject('databaseTemplates').folder, folder, { recursive: true });
  return { folder, remove: () => rm(folder, { recursive: true }) };
}

async function preparePGlite(): Promise<TestDatabase> {
  const { folder, remove } = await prepareFolder();
  return { place: { folder }, remove };
}

/** Milliseconds, so that on a busy machine only a hanging query times out. */
const PATIENCE = 60_000;

/** Not `public`, so that the tests fail when code depends on that name (D14). */
const SCHEMA = 'motel';

/**
 * Creates a migrated database on the server.
 * @param isolation of all transactions and single statements
 * @param template the name of the one to copy
 */
export async function prepareServer(
  isolation = DATABASE_ISOLATION,
  template = inject('databaseTemplates').template,
): Promise<TestDatabase & { readonly url: string }> {
  const { url, remove } = await copyDatabase(inject('databaseTemplates').server, template, {
    search_path: SCHEMA,
    ...(isolation !== undefined && { default_transaction_isolation: isolation }),
  });
  return { place: { url, timeout: PATIENCE }, url, remove };
}

export async function openPrepared(prepare: () => Promise<TestDatabase>): Promise<OpenDatabase> {
  const { place, remove } = await prepare();
  const { db, close } = await openDatabase(place, () => undefined);
  return {
    db,
    close: async () => {
      await close();
      await remove();
    },
  };
}
