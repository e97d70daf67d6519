import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { OpenDatabase } from '../../src/db/database.ts';
import { MigrationError, migrate, migrateWhenUnlocked, TablesLockedError } from '../../src/db/migrate.ts';
import { MIGRATIONS } from '../../src/db/migrations/index.ts';
import { migrationOf } from '../../src/db/migrations/migration-of.ts';
import { openServer } from '../../src/db/open-server.ts';
import { prepareServer } from '../support/databases.ts';

/** Milliseconds; shorter than the default, so that the test is quick. */
const PATIENCE = 2000;
/** Milliseconds for the process that holds the lock, so that a busy machine does not end it. */
const LONG = 240_000;

/** The second process has the same migration to make as the first. */
const LATER = { ...MIGRATIONS, '9999-later': { up: async () => undefined } };

/** Only one process opens a folder, so this can happen on a server only. */
describe('a process that starts while another one migrates, on a Postgres server', () => {
  let remove: () => Promise<void>;
  let first: OpenDatabase;
  let second: OpenDatabase;
  beforeEach(async () => {
    const { url, ...database } = await prepareServer();
    ({ remove } = database);
    first = await openServer({ url, timeout: LONG }, () => undefined);
    second = await openServer({ url, timeout: PATIENCE }, () => undefined);
  });
  afterEach(async () => {
    await first.close();
    await second.close();
    await remove();
  });

  /** Starts a migration in the first process. @returns a function that ends it and rolls it back */
  async function longMigration(): Promise<() => Promise<void>> {
    const [begun, ending] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const later = async () => {
      begun.resolve();
      await ending.promise;
      throw new Error('It leaves no trace');
    };
    const migrations = { ...MIGRATIONS, '9999-later': { up: later } };
    const migrator = new Migrator({ db: first.db, provider: { getMigrations: async () => migrations } });
    const ended = migrator.migrateToLatest();
    await begun.promise;
    return async () => {
      ending.resolve();
      await ended;
    };
  }

  /** Waits until more than `times` queries have waited for a lock. */
  async function untilRetried(times: number): Promise<void> {
    /** The start of each query. */
    const attempts = new Set<string>();
    while (attempts.size <= times) {
      const { rows } = await sql<{ begun: string }>`
        select query_start::text as begun from pg_stat_activity, pg_sleep(0.1)
        where datname = current_database() and wait_event_type = 'Lock'`.execute(first.db);
      for (const { begun } of rows) attempts.add(begun);
    }
  }

  test('waits through lock timeouts, reports it once, and continues', async () => {
    const end = await longMigration();
    const said: string[] = [];
    const opened = migrateWhenUnlocked(second.db, {
      migrations: LATER,
      onWaiting: (sentence) => said.push(sentence),
    });
    await Promise.race([opened, untilRetried(2)]);
    await end();
    await opened;
    expect(said).toEqual(["Another process is at the database's tables: waiting until it is done"]);
  });

  test('gives up after a limit, with a sentence', async () => {
    const end = await longMigration();
    const patience = { onWaiting: () => undefined, maxWait: 1 };
    const opened = migrateWhenUnlocked(second.db, { migrations: LATER, ...patience });
    await expect(opened).rejects.toThrow(TablesLockedError);
    await end();
  });

  test('does not retry a migration that waited: guests would wait behind it', async () => {
    const again = migrationOf('alter table auth_sessions add column id text');
    const migrations = { ...MIGRATIONS, '9001-again': again };
    await first.db.transaction().execute(async (trx) => {
      await sql`lock table auth_sessions in access exclusive mode`.execute(trx);
      const opened = migrateWhenUnlocked(second.db, { migrations, onWaiting: () => expect.unreachable() });
      await expect(opened).rejects.toThrow(MigrationError);
    });
    await expect(migrate(first.db, { migrations })).rejects.toThrow(
      'The migration 9001-again failed: column',
    );
  });
});
