import { mkdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import type { OpenDatabase } from '../../src/db/database.ts';
import { migrate } from '../../src/db/migrate.ts';
import { openFolder } from '../../src/db/open-folder.ts';
import { openServer } from '../../src/db/open-server.ts';
import { onServer } from './on-server.ts';
import { startPostgres } from './postgres-server.ts';

/** The templates from which every test file copies its database. */
export interface DatabaseTemplates {
  /** A migrated PGlite folder. */
  readonly folder: string;
  /** A Postgres server: `postgres://user:password@host:port`. */
  readonly server: string;
  /** The name of a migrated database on it. */
  readonly template: string;
}

declare module 'vitest' {
  export interface ProvidedContext {
    databaseTemplates: DatabaseTemplates;
  }
}

/** Of this run: each project of tests loads this module for itself. */
interface Run {
  users: number;
  started: ReturnType<typeof startDatabases>;
}

const RUN: unique symbol = Symbol.for('motel.databases');
const shared = globalThis as { [RUN]?: Run };

/** Starts one Postgres server for the whole run, with one migrated template of each kind of database. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  shared[RUN] ??= { users: 0, started: startDatabases() };
  const run = shared[RUN];
  run.users += 1;
  const { templates, stop } = await run.started;
  project.provide('databaseTemplates', templates);
  return async () => {
    run.users -= 1;
    if (run.users === 0) await stop();
  };
}

async function startDatabases() {
  // No `mkdtemp`: root starts the server as another user, who could not read such a folder.
  const folder = join(tmpdir(), `motel-test-databases-${process.pid}`);
  await mkdir(folder);
  const { url: server, stop } = await startPostgres(join(folder, 'server'));
  const templates: DatabaseTemplates = { server, template: 'motel_template', folder: join(folder, 'pglite') };
  await onServer(server, `create database ${templates.template}`);
  await migrateAndClose(
    await openServer({ url: `${server}/${templates.template}`, schema: 'motel' }, ignore),
  );
  await migrateAndClose(await openFolder(templates.folder));
  await emptyUnused(templates.folder);
  return {
    templates,
    stop: async () => {
      await stop();
      await rm(folder, { recursive: true });
    },
  };
}

/** Nobody connects to `template1` and `template0`, whose files are half of those that each test would copy. */
async function emptyUnused(folder: string): Promise<void> {
  for (const unused of ['1', '4'].map((oid) => join(folder, 'postgres', 'base', oid))) {
    await rm(unused, { recursive: true });
    await mkdir(unused);
  }
}

async function migrateAndClose({ db, close }: OpenDatabase): Promise<void> {
  await migrate(db);
  await close();
}

const ignore = () => undefined;
