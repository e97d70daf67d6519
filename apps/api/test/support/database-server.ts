import { createHash } from 'node:crypto';
import { cpSync, existsSync, globSync, readFileSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { openContent } from '../../src/content/index.ts';
import type { OpenDatabase } from '../../src/db/database.ts';
import { migrate } from '../../src/db/migrate.ts';
import { openFolder } from '../../src/db/open-folder.ts';
import { openServer } from '../../src/db/open-server.ts';
import { onServer } from './on-server.ts';
import { startPostgres } from './postgres-server.ts';
import { START } from './test-clock.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
/** Removed with `node_modules`. */
const memory = join(root, 'node_modules/.motel');

/** The templates from which every test file copies its database. */
export interface DatabaseTemplates {
  /** A migrated PGlite folder. */
  readonly folder: string;
  /** A Postgres server: `postgres://user:password@host:port`. */
  readonly server: string;
  /** The name of a migrated database on it. */
  readonly template: string;
  /** The name of one whose motel is shown already. */
  readonly shown: string;
  /** A folder with a file for each statement that was tried on PGlite. */
  readonly tried: string;
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
  const tried = join(folder, 'tried');
  await mkdir(tried);
  const [template, shown] = ['motel_template', 'motel_shown'];
  const templates = { server, template, shown, folder: join(folder, 'pglite'), tried };
  const open = (name: string) => openServer({ url: `${server}/${name}`, schema: 'motel' }, ignore);
  await onServer(server, `create database ${template}`);
  await migrateAndClose(await open(template));
  await onServer(server, `create database ${shown} template ${template}`);
  const { db, close } = await open(shown);
  await openContent(db, new Date(START));
  await close();
  await prepareTemplate(templates.folder);
  return {
    templates,
    stop: async () => {
      await stop();
      await rm(folder, { recursive: true });
    },
  };
}

/**
 * A migrated PGlite folder, copied from that of an earlier run where nothing has changed: a new one takes ten seconds.
 */
async function prepareTemplate(folder: string): Promise<void> {
  const kept = join(memory, `pglite-${fingerprint()}`);
  if (!existsSync(kept)) {
    await migrateAndClose(await openFolder(folder));
    await emptyUnused(folder);
    await mkdir(memory, { recursive: true });
    const draft = `${kept}-${process.pid}`;
    cpSync(folder, draft, { recursive: true });
    for (const old of globSync('pglite-*', { cwd: memory }))
      if (join(memory, old) !== draft) await rm(join(memory, old), { recursive: true, force: true });
    await rename(draft, kept).catch(() => undefined);
  } else cpSync(kept, folder, { recursive: true });
}

/** Of all that determines a migrated database: the code that makes it, and its libraries. */
function fingerprint(): string {
  const sources = globSync('apps/api/src/db/**/*.ts', { cwd: root }).toSorted();
  const hash = createHash('sha256');
  for (const file of ['pnpm-lock.yaml', ...sources]) hash.update(readFileSync(join(root, file)));
  return hash.digest('hex').slice(0, 16);
}

/** No process connects to `template1` and `template0`, whose files are half of those that each test would copy. */
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
