import { sql } from 'kysely';
import {
  currentSchema,
  type DatabasePlace,
  isKnownMigration,
  lastMigration,
  type Migrations,
  migrate,
  openDatabase,
  type Trx,
} from '../db/index.ts';
import { type BackupHeader, checkBackup, readBackup, UnusableBackup } from './backup-file.ts';
import { count, withLongTimeout } from './shown-backup.ts';
import { countRows, type MotelTable, motelTables } from './tables.ts';

/**
 * Makes a database equal to the backup, and brings it up to date, in one transaction: a failure leaves it unchanged.
 * @param copy the restored motel is another one beside the original
 * @throws UnusableBackup, FolderInUseError, DatabaseUnreachableError, or Error that says what would be lost
 */
export async function restoreBackup(
  place: DatabasePlace,
  file: string,
  {
    replace,
    copy = false,
    migrations,
  }: { readonly replace: boolean; readonly copy?: boolean; readonly migrations?: Migrations },
): Promise<BackupHeader> {
  const header = await checkBackup(file);
  const { db, close } = await openDatabase(withLongTimeout(place), () => {});
  try {
    await db.transaction().execute(async (trx) => {
      await lockMigrations(trx);
      await refuseWhileItRuns(trx);
      if (!replace) await refuseToLose(trx);
      await dropMotel(trx);
      await migrate(trx, { last: header.migration, isNow: true });
      await refuseOtherTables(trx, file, header);
      await fill(trx, file);
      await migrate(trx, { isNow: true, migrations });
      // Those that were alive at the backup are not of this database.
      await trx.deleteFrom('processes').execute();
      if (copy) await separate(trx);
    });
  } finally {
    await close();
  }
  return header;
}

/** Every starting motel reads this table first, and waits now. An empty database gets one, dropped with the rest. */
async function lockMigrations(trx: Trx): Promise<void> {
  await sql`create table if not exists kysely_migration (name varchar(255))`.execute(trx);
  await sql`lock table kysely_migration in access exclusive mode`.execute(trx);
}

/** A motel that started before the lock has connections. */
async function refuseWhileItRuns(trx: Trx): Promise<void> {
  const { rows } = await sql<{ others: number }>`
    select count(*) as others from pg_stat_activity
    where datname = current_database()
      and application_name = current_setting('application_name')
      and pid <> pg_backend_pid()`.execute(trx);
  const others = rows[0]?.others ?? 0;
  if (others > 0)
    throw new Error(`The motel is running on this database (connections: ${others}). Stop it first.`);
}

async function refuseToLose(trx: Trx): Promise<void> {
  const existing = await motelTables(trx);
  const rowsOf = async (table: MotelTable) => (existing.includes(table) ? countRows(trx, table) : 0);
  const [bookings, blocks] = [await rowsOf('bookings'), await rowsOf('room_blocks')];
  if (bookings + blocks > 0) {
    throw new Error(
      `This database holds ${count(bookings, 'booking')} and ${count(blocks, 'block')}, which would be lost. Make a backup of it, then add --replace.`,
    );
  }
}

/** Drops only this motel's tables that this version knows: other programs' tables must stay. */
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
  const schema = await currentSchema(trx);
  const names = [...tables, 'kysely_migration', 'kysely_migration_lock'].map((table) =>
    sql.id(schema, table),
  );
  await sql`drop table if exists ${sql.join(names)}`.execute(trx);
}

/** The names of migrations may agree by chance: the same ones have created the same tables. */
async function refuseOtherTables(trx: Trx, file: string, { tables, migration }: BackupHeader): Promise<void> {
  const made = new Set<string>(await motelTables(trx));
  if (made.size === tables.length && tables.every(({ name }) => made.has(name))) return;
  throw new UnusableBackup(
    `${file} has other tables than this software makes by its migration ${migration}.`,
  );
}

/** The database parses the rows, which a database has written. */
async function fill(trx: Trx, file: string): Promise<void> {
  for await (const { table, rows } of readBackup(file)) {
    const json = `[${rows.join(',')}]`;
    await sql`
      insert into ${sql.table(table)}
      select * from json_populate_recordset(null::${sql.table(table)}, ${json}::text::json)`.execute(trx);
  }
}

/** Makes a copy a motel of its own: it ends no session, refunds no payment and sends no mail of the original. */
async function separate(trx: Trx): Promise<void> {
  const statements = [
    sql`delete from installation`,
    sql`update payment_requests set session_id = null, url = null`,
    sql`update folio_entries set payment_reference = 'copy of ' || payment_reference`,
    sql`update refunds set payment_reference = 'copy of ' || payment_reference,
      settled_at = case when failed_at is null then coalesce(settled_at, now()) end`,
    sql`update outbox set let_go_at = coalesce(let_go_at, now()) where sent_at is null`,
  ];
  for (const statement of statements) await statement.execute(trx);
}
