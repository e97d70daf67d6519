import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { OpenDatabase } from '../../src/db/database.ts';
import { MigrationError, migrate } from '../../src/db/migrate.ts';
import { migratePatiently, TablesKeptError } from '../../src/db/migrate-patiently.ts';
import { MIGRATIONS } from '../../src/db/migrations/index.ts';
import { openServer } from '../../src/db/open-server.ts';
import { prepareServer, type TestDatabase } from '../support/databases.ts';

/** Shorter than a motel's own, for nobody wants to wait in a test. */
const PATIENCE = 2000;
/** Who keeps the others waiting is not ended for it, however busy the machine is. */
const LONG = 240_000;

/** A folder is one process's alone: there, nobody is met. */
describe('issue 4, operation: a process that starts while another one changes the tables, on a Postgres server', () => {
  let database: TestDatabase;
  let first: OpenDatabase;
  let second: OpenDatabase;
  beforeEach(async () => {
    database = await prepareServer();
    const url = 'url' in database.place ? database.place.url : '';
    first = await openServer({ url, patience: LONG }, () => undefined);
    second = await openServer({ url, patience: PATIENCE }, () => undefined);
  });
  afterEach(async () => {
    await first.close();
    await second.close();
    await database.remove();
  });

  /** A migration of the first process, that is at its work until it is told to end; then it is undone. */
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

  /** Comes when one more query than that has been seen waiting for a lock. */
  async function untilGivenUp(times: number): Promise<void> {
    /** When each began. */
    const attempts = new Set<string>();
    while (attempts.size <= times) {
      const { rows } = await sql<{ begun: string }>`
        select query_start::text as begun from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(first.db);
      for (const { begun } of rows) attempts.add(begun);
    }
  }

  test('waits, however often the database gives the waiting up, says so once, and goes on', async () => {
    const end = await longMigration();
    const said: string[] = [];
    const opened = migratePatiently(second.db, { onWaiting: (sentence) => said.push(sentence) });
    await Promise.race([opened, untilGivenUp(2)]);
    await end();
    await opened;
    expect(said).toEqual(["Another process is at the database's tables: waiting until it is done"]);
  });

  test('gives up in the end, with a sentence', async () => {
    const end = await longMigration();
    const opened = migratePatiently(second.db, { onWaiting: () => undefined, longest: 1 });
    await expect(opened).rejects.toThrow(TablesKeptError);
    await end();
  });

  test('does not try a migration again that was itself kept waiting: guests would wait behind it', async () => {
    await sql`delete from kysely_migration where name like '0009-%'`.execute(first.db);
    await first.db.transaction().execute(async (trx) => {
      await sql`lock table auth_sessions in access exclusive mode`.execute(trx);
      const opened = migratePatiently(second.db, { onWaiting: () => expect.unreachable() });
      await expect(opened).rejects.toThrow(MigrationError);
    });
    await expect(migrate(first.db)).rejects.toThrow('The migration 0009-pruning failed: relation');
  });
});
