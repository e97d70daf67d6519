import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database, OpenDatabase } from './database.ts';

const TEN_SECONDS = 10_000;
const DATE = pg.types.builtins.DATE;
const INT8 = pg.types.builtins.INT8;

/** There is no such server, or it does not let us in. */
export class DatabaseUnreachableError extends Error {
  override name = 'DatabaseUnreachableError';
}

/**
 * A Postgres server behind a pool of connections.
 * @param onLostConnection is told of connections that break: the pool replaces them, and nobody has to die of it
 * @throws DatabaseUnreachableError
 */
export async function openServer(
  url: string,
  onLostConnection: (error: Error) => void,
): Promise<OpenDatabase> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: TEN_SECONDS,
    statement_timeout: TEN_SECONDS,
    idle_in_transaction_session_timeout: TEN_SECONDS,
    types: { getTypeParser },
  });
  pool.on('error', onLostConnection);
  // The pool listens to idle clients only: one that breaks while it is in use would end the process.
  pool.on('connect', (client) => client.on('error', onLostConnection));

  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    throw new DatabaseUnreachableError(`The database cannot be reached: ${reasonOf(error)}.`, {
      cause: error,
    });
  }
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  const connections = () => ({
    inUse: pool.totalCount - pool.idleCount,
    idle: pool.idleCount,
    awaited: pool.waitingCount,
  });
  return { db, connections, close: () => db.destroy() };
}

/** Dates stay `yyyy-mm-dd`: the driver would make local midnights of them. */
const getTypeParser: typeof pg.types.getTypeParser = (oid: number, format?: 'text' | 'binary') => {
  if (oid === DATE) return (day: string) => day;
  if (oid === INT8) return Number;
  return format === 'binary' ? pg.types.getTypeParser(oid, format) : pg.types.getTypeParser(oid);
};

/** A name with several addresses fails with several errors, and no message of its own. */
function reasonOf(error: unknown): string {
  const [first] = error instanceof AggregateError ? error.errors : [error];
  return first instanceof Error ? first.message : String(first);
}
