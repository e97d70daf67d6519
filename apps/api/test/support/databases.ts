import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import type { OpenDatabase } from '../../src/db/database.ts';
import { type DatabasePlace, openDatabase } from '../../src/db/open-database.ts';
import { onServer } from './on-server.ts';

/** A migrated database of one's own that nobody has opened yet. */
export interface TestDatabase {
  readonly place: DatabasePlace;
  remove(): Promise<void>;
}

/** A kind of database that everything has to run on. */
export interface TestDatabaseKind {
  readonly name: string;
  prepare(): Promise<TestDatabase>;
  /** A migrated database of its own; closing it removes it. */
  open(): Promise<OpenDatabase>;
}

/** How transactions are isolated on the server where nobody says otherwise, e.g. `serializable`. */
const { DATABASE_ISOLATION } = process.env;
/** Whether this run is one where the database may give a hot night up more often than anybody tries again. */
export const IS_SERIALIZABLE = DATABASE_ISOLATION === 'serializable';

/** For `describe.each(DATABASES)`. */
export const DATABASES: readonly TestDatabaseKind[] = [
  { name: 'PGlite', prepare: preparePGlite, open: () => openPrepared(preparePGlite) },
  {
    name: 'a Postgres server',
    prepare: () => prepareServer(),
    open: () => openPrepared(() => prepareServer()),
  },
];

/** A folder with a migrated PGlite database. */
export async function prepareFolder(): Promise<{ folder: string; remove(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'motel-pglite-'));
  await cp(inject('databaseTemplates').folder, folder, { recursive: true });
  return { folder, remove: () => rm(folder, { recursive: true }) };
}

async function preparePGlite(): Promise<TestDatabase> {
  const { folder, remove } = await prepareFolder();
  return { place: { folder }, remove };
}

/** Milliseconds: on a busy machine only what hangs is to be given up. */
const PATIENCE = 60_000;

/** @param isolation of every transaction, and of every statement that stands alone */
export async function prepareServer(isolation = DATABASE_ISOLATION): Promise<TestDatabase> {
  const { server, template } = inject('databaseTemplates');
  const name = `motel_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, `create database ${name} template ${template}`);
  if (isolation !== undefined) {
    await onServer(server, `alter database ${name} set default_transaction_isolation to '${isolation}'`);
  }
  return {
    place: { url: `${server}/${name}`, patience: PATIENCE },
    remove: () => onServer(server, `drop database ${name} with (force)`),
  };
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
