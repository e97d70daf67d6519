import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { Db } from './database.ts';
import { MIGRATIONS } from './migrations/index.ts';

/** A newer version of the software has migrated the database. */
export class NewerDatabaseError extends Error {
  override name = 'NewerDatabaseError';
}

/** A migration failed, and was rolled back. */
export class MigrationError extends Error {
  override name = 'MigrationError';
}

/**
 * Brings the schema up to date. While another process does so, waits until the database's own lock timeout.
 * @param last the migration to stop after. @default the newest
 * @throws NewerDatabaseError, or MigrationError
 */
export async function migrate(db: Db, last?: string): Promise<void> {
  const found = await lastMigration(db);
  if (found !== undefined && !isKnownMigration(found)) {
    throw new NewerDatabaseError(
      `The database is of a newer version of the software (${found}). Update this one, or restore a backup from before to an empty database.`,
    );
  }
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => MIGRATIONS },
    // Without its name the migrator would take another motel's tables of this database for its own.
    migrationTableSchema: await currentSchema(db),
  });
  const { error, results } = await (last === undefined
    ? migrator.migrateToLatest()
    : migrator.migrateTo(last));
  if (error === undefined) return;
  const failed = results?.find(({ status }) => status === 'Error');
  if (failed === undefined) throw error;
  const reason = error instanceof Error ? error.message : String(error);
  throw new MigrationError(`The migration ${failed.migrationName} failed: ${reason}.`, { cause: error });
}

/** Whether this version of the software has the migration. */
export function isKnownMigration(name: string): boolean {
  return Object.hasOwn(MIGRATIONS, name);
}

/** The schema of this motel's tables (D14). */
export async function currentSchema(db: Db): Promise<string> {
  const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(db);
  return rows[0]?.name ?? 'public';
}

/** The last migration that ran on the database, or `undefined` where it has no motel. */
export async function lastMigration(db: Db): Promise<string | undefined> {
  const { rows: tables } = await sql`
    select from pg_tables where schemaname = current_schema() and tablename = 'kysely_migration'`.execute(db);
  if (tables.length === 0) return undefined;
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration order by name collate "C" desc limit 1`.execute(db);
  return rows[0]?.name;
}
