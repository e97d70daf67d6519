import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Db } from './database.ts';
import { endProcess, keepAlive } from './living-processes.ts';
import { isBreaking, type Migrations } from './migrate.ts';
import { MIGRATIONS } from './migrations/index.ts';

/** Why this version of the software cannot use the database: another one has migrated it, or an older state was restored. */
export type SchemaMisfit = 'database newer' | 'database older';

/** Compares the database's schema with this version's, while both serve (decision 071). */
export interface SchemaWatch {
  /** As of the last look. */
  misfit(): SchemaMisfit | undefined;
  /** Looks now; a database that does not answer says nothing new. */
  look(): Promise<SchemaMisfit | undefined>;
  /** Looks, and says that this process is alive. */
  keepWatch(): Promise<void>;
  end(): Promise<void>;
}

export function watchSchema(db: Db, logger: Logger, migrations: Migrations = MIGRATIONS): SchemaWatch {
  const process = { id: randomUUID(), name: `${hostname()}, process ${globalThis.process.pid}` };
  let latest: SchemaMisfit | undefined;
  let looking: Promise<SchemaMisfit | undefined> | undefined;

  async function compare(): Promise<SchemaMisfit | undefined> {
    const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
    const found = misfitOf(
      rows.map(({ name }) => name),
      migrations,
    );
    if (found !== latest) {
      if (found === undefined) logger.warn('The database fits this version of the motel again');
      else
        logger.error({ reason: found }, 'The database is of another version: this process refuses requests');
    }
    latest = found;
    return found;
  }

  function look(): Promise<SchemaMisfit | undefined> {
    // However many requests fail at once.
    looking ??= compare()
      .catch(() => latest)
      .finally(() => {
        looking = undefined;
      });
    return looking;
  }

  return {
    misfit: () => latest,
    look,
    async keepWatch() {
      if ((await look()) !== 'database older') await keepAlive(db, process);
    },
    end: () => endProcess(db, process.id).catch(() => undefined),
  };
}

/** @param ran the migrations of the database */
function misfitOf(ran: readonly string[], migrations: Migrations): SchemaMisfit | undefined {
  if (ran.some((name) => isBreaking(name) && !Object.hasOwn(migrations, name))) return 'database newer';
  return Object.keys(migrations).every((name) => ran.includes(name)) ? undefined : 'database older';
}
