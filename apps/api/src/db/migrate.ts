import { sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { NamedError } from '../shared/named-error.ts';
import type { Db } from './database.ts';
import { isTimeOut } from './database-error.ts';
import { livingProcesses } from './living-processes.ts';
import { MIGRATIONS } from './migrations/index.ts';
import { hasTable } from './queries.ts';

/** Another version of the software has migrated the database: a newer one, or one that was never released. */
export class DatabaseVersionError extends NamedError {}

export class MigrationError extends NamedError {}

/** Processes of the version before are alive, and could not use the new tables. */
export class OlderProcessesError extends NamedError {}

/** By their names. */
export type Migrations = Readonly<Record<string, Migration>>;

/** Whether the version before a migration cannot serve once it has run. */
export function isBreaking(name: string): boolean {
  return name.endsWith('-breaking');
}

interface MigrateOptions {
  /** The migration to stop after. @default the newest */
  readonly last?: string | undefined;
  /** Whether processes of the version before may be alive that cannot live with it. @default false */
  readonly isNow?: boolean | undefined;
  /** @default this version's */
  readonly migrations?: Migrations | undefined;
}

/** Updates the schema, alone. @throws DatabaseVersionError, OlderProcessesError, or MigrationError */
export async function migrate(db: Db, { last, isNow = false, migrations = MIGRATIONS }: MigrateOptions = {}) {
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

/** Another process has locked the tables for longer than we wait. */
export class TablesLockedError extends NamedError {}

/** Milliseconds; an update or a restore takes far less. */
const MAX_WAIT = 5 * 60_000;

interface MigrationWait extends MigrateOptions {
  /** Is called once, with a sentence, when the wait is long. */
  onWaiting(sentence: string): void;
  /** Milliseconds. @default 5 minutes */
  readonly maxWait?: number;
}

/** Migrates, and waits while another process does so or restores a backup. @throws TablesLockedError, as `migrate` */
export async function migrateWhenUnlocked(
  db: Db,
  { onWaiting, maxWait = MAX_WAIT, ...options }: MigrationWait,
): Promise<void> {
  const begun = performance.now();
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await migrate(db, options);
    } catch (error) {
      if (!isTimeOut(error)) throw error;
      if (performance.now() - begun > maxWait) {
        throw new TablesLockedError(
          `Another process has locked the database's tables for ${maxWait / 60_000} minutes: an update, a restore or an open psql.`,
          { cause: error },
        );
      }
      if (attempt === 1) onWaiting("Another process is at the database's tables: waiting until it is done");
    }
  }
}
