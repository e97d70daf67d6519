import { sql } from 'kysely';
import type { Trx } from '../db/database.ts';
import { isKnownMigration, lastMigration, migrate } from '../db/migrate.ts';
import { type DatabasePlace, openDatabase } from '../db/open-database.ts';
import { motelTables } from '../db/tables.ts';
import { type BackupHeader, checkBackup, readBackup, UnusableBackup } from './backup-file.ts';
import { patient } from './patient.ts';
import { count } from './shown-backup.ts';

export interface RestoreOptions {
  /** What the database holds may be lost. */
  readonly replace: boolean;
}

/**
 * Makes a database what it was when the backup was made, and brings it up to date. All of it or nothing: whatever goes
 * wrong, even at the last row, leaves it as it was.
 * @throws UnusableBackup, FolderInUseError, DatabaseUnreachableError, or Error that says in a sentence what would be lost
 */
export async function restoreBackup(
  place: DatabasePlace,
  file: string,
  { replace }: RestoreOptions,
): Promise<BackupHeader> {
  const header = await checkBackup(file);
  const { db, close } = await openDatabase(patient(place), () => {});
  try {
    await db.transaction().execute(async (trx) => {
      await keepOthersOut(trx);
      await refuseWhileItRuns(trx);
      if (!replace) await refuseToLose(trx);
      await dropMotel(trx);
      await migrate(trx, header.migration);
      await refuseOtherTables(trx, file, header);
      await fill(trx, file);
      await migrate(trx);
    });
  } finally {
    await close();
  }
  return header;
}

/**
 * Whoever opens the motel first looks into this table, or makes it: from now on they wait until all is restored. An
 * empty database gets one to lock, that is dropped with the rest.
 */
async function keepOthersOut(trx: Trx): Promise<void> {
  await sql`create table if not exists kysely_migration (name varchar(255))`.execute(trx);
  await sql`lock table kysely_migration in access exclusive mode`.execute(trx);
}

/** Those that were there before are connected. */
async function refuseWhileItRuns(trx: Trx): Promise<void> {
  const { rows } = await sql<{ others: number }>`
    select count(*) as others from pg_stat_activity
    where datname = current_database()
      and application_name = current_setting('application_name')
      and pid <> pg_backend_pid()`.execute(trx);
  const others = rows[0]?.others ?? 0;
  if (others > 0) {
    throw new Error(`The motel is running on this database (connections: ${others}). Stop it first.`);
  }
}

async function refuseToLose(trx: Trx): Promise<void> {
  const held = new Set(await motelTables(trx));
  const rowsOf = async (table: 'bookings' | 'room_blocks') => {
    if (!held.has(table)) return 0;
    const { rows } = await trx
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('rows'))
      .executeTakeFirstOrThrow();
    return rows;
  };
  const [bookings, blocks] = [await rowsOf('bookings'), await rowsOf('room_blocks')];
  if (bookings + blocks > 0) {
    throw new Error(
      `This database holds ${count(bookings, 'booking')} and ${count(blocks, 'block')}, which would be lost. Make a backup of it, then add --replace.`,
    );
  }
}

/** Only what is a motel's, as far as this version knows them: somebody else's tables are not ours to drop. */
async function dropMotel(trx: Trx): Promise<void> {
  const migration = await lastMigration(trx);
  const tables = await motelTables(trx);
  const isMotel = migration !== undefined && isKnownMigration(migration);
  const isEmpty = migration === undefined && tables.length === 0;
  if (!isMotel && !isEmpty) {
    throw new Error(
      'This database holds something else than a motel of this version of the software. Restore to an empty one.',
    );
  }
  const names = [...tables, 'kysely_migration', 'kysely_migration_lock'].map((table) => sql.table(table));
  await sql`drop table if exists ${sql.join(names)}`.execute(trx);
}

/** A migration is known by its name; that it is the same one shows in the tables that it made. */
async function refuseOtherTables(trx: Trx, file: string, { tables, migration }: BackupHeader): Promise<void> {
  const made = new Set<string>(await motelTables(trx));
  if (made.size === tables.length && tables.every(({ name }) => made.has(name))) return;
  throw new UnusableBackup(
    `${file} has other tables than this software makes by its migration ${migration}.`,
  );
}

/** The database reads what a database has written. */
async function fill(trx: Trx, file: string): Promise<void> {
  for await (const { table, rows } of readBackup(file)) {
    const json = `[${rows.join(',')}]`;
    await sql`
      insert into ${sql.table(table)}
      select * from json_populate_recordset(null::${sql.table(table)}, ${json}::text::json)`.execute(trx);
  }
}
