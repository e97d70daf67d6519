import { sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Db } from './database.ts';
import { hasTable } from './has-table.ts';
import { livingProcesses } from './living-processes.ts';
import { MIGRATIONS } from './migrations/index.ts';

/** Another version of the software has migrated the database: a newer one, or one that was never released. */
export class DatabaseVersionError extends Error {
  override name = 'DatabaseVersionError';
}

/** A migration failed, and was rolled back. */
export class MigrationError extends Error {
  override name = 'MigrationError';
}

/** Processes of the version before are alive, and could not use the new tables. */
export class OlderProcessesError extends Error {
  override name = 'OlderProcessesError';
}

/** By their names. */
export type Migrations = Readonly<Record<string, Migration>>;

/** Whether the version before a migration cannot serve once it has run. */
export function isBreaking(name: string): boolean {
  return name.endsWith('-breaking');
}

export interface MigrateOptions {
  /** The migration to stop after. @default the newest */
  readonly last?: string | undefined;
  /** Whether processes of the version before may be alive that cannot live with it. @default false */
  readonly isNow?: boolean | undefined;
  /** @default this version's */
  readonly migrations?: Migrations | undefined;
}

/**
 * Brings the schema up to date. While another process does so, waits until the database's own lock timeout.
 * @throws DatabaseVersionError, OlderProcessesError, or MigrationError
 */
export async function migrate(
  db: Db,
  { last, isNow = false, migrations = MIGRATIONS }: MigrateOptions = {},
): Promise<void> {
  const found = await lastMigration(db);
  if (found !== undefined && !Object.hasOwn(migrations, found)) {
    throw new DatabaseVersionError(
      `The database is of another version of the software (${found}). Update this one, or restore a backup from before to an empty database.`,
    );
  }
  // The migrator would read every column of every schema of the database.
  if (found !== undefined && found === (last ?? Object.keys(migrations).toSorted().at(-1))) return;
  const isAhead = (name: string) => found !== undefined && name > found && isBreaking(name);
  const alive = !isNow && Object.keys(migrations).some(isAhead) ? await livingProcesses(db) : [];
  if (alive.length > 0) {
    throw new OlderProcessesError(
      `The version before cannot use this version's tables, and is running: ${alive.join('; ')}. Stop it first. Or start with --now: it then refuses requests by itself.`,
    );
  }
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => ({ ...migrations }) },
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
  if (!(await hasTable(db, 'kysely_migration'))) return undefined;
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration order by name collate "C" desc limit 1`.execute(db);
  return rows[0]?.name;
}
