import { Socket } from 'node:net';
import { Kysely, type PostgresPool, type PostgresPoolClient } from 'kysely';
import pg from 'pg';
import type { Database, OpenDatabase } from './database.ts';
import { DatabaseSettingError, DatabaseUnreachableError } from './database-error.ts';
import { PatientDialect } from './patient-dialect.ts';

const DATE = pg.types.builtins.DATE;
const INT8 = pg.types.builtins.INT8;

export interface ServerPlace {
  /** `postgres://user:password@host/name`. */
  readonly url: string;
  /** Milliseconds that anything may take at the server before it is given up. @default 10 seconds */
  readonly patience?: number | undefined;
}

/**
 * A Postgres server behind a pool of connections. What it does not answer in time is given up, also when the server or
 * the network to it says nothing at all.
 * @param onLostConnection is told of connections that break: the pool replaces them, and nobody has to die of it
 * @throws DatabaseUnreachableError, or DatabaseSettingError
 */
export async function openServer(
  { url, patience = 10_000 }: ServerPlace,
  onLostConnection: (error: Error) => void,
): Promise<OpenDatabase> {
  const pool = new pg.Pool({
    connectionString: url,
    // By which a restore sees that the motel is running.
    application_name: 'motel',
    max: 10,
    connectionTimeoutMillis: patience,
    statement_timeout: patience,
    // Somebody's forgotten psql must not keep all connections waiting as long as that.
    lock_timeout: patience / 2,
    idle_in_transaction_session_timeout: patience,
    // The server has its time to say that it gives up; idle connections are closed before.
    stream: () => impatientSocket(patience * 1.2),
    idleTimeoutMillis: patience,
    types: { getTypeParser },
  });
  pool.on('error', onLostConnection);
  // The pool listens to idle clients only: one that breaks while it is in use would end the process.
  pool.on('connect', (client) => client.on('error', onLostConnection));

  try {
    await checkDates(pool);
  } catch (error) {
    await pool.end();
    throw error instanceof DatabaseSettingError ? error : unreachable(error);
  }
  const db = new Kysely<Database>({ dialect: new PatientDialect({ pool: tellingPool(pool) }) });
  const connections = () => ({
    inUse: pool.totalCount - pool.idleCount,
    idle: pool.idleCount,
    awaited: pool.waitingCount,
  });
  return { db, connections, close: () => db.destroy() };
}

/** Dates stay as the server writes them, so that it has to write `yyyy-mm-dd`. */
async function checkDates(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ DateStyle: string }>('show datestyle');
  const style = rows[0]?.DateStyle ?? '';
  if (style.startsWith('ISO')) return;
  throw new DatabaseSettingError(
    `The database writes dates as ${style}. Set it to ISO: alter database … set datestyle = 'ISO, YMD'.`,
  );
}

/**
 * Breaks once it has heard nothing for so long: whoever waits for an answer is told, and the pool takes a new one. The
 * driver's own `query_timeout` would leave the connection in the pool, with the old answer still to come.
 */
function impatientSocket(silence: number): Socket {
  const socket = new Socket();
  socket.setTimeout(silence, () => socket.destroy(new Error('The database says nothing')));
  return socket;
}

/** The pool, whose failures are told apart: what the server said is its own error, all else is that it is out of reach. */
function tellingPool(pool: pg.Pool): PostgresPool {
  const tell = (error: unknown) => {
    throw error instanceof pg.DatabaseError ? error : unreachable(error);
  };
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect().catch(tell);
      const query = (sql: string, parameters: unknown[]) => client.query(sql, parameters).catch(tell);
      return {
        // The cast: of the two ways to ask, we have no use for cursors.
        query: query as unknown as PostgresPoolClient['query'],
        release: (destroy) => client.release(destroy),
      };
    },
  };
}

function unreachable(cause: unknown): DatabaseUnreachableError {
  return new DatabaseUnreachableError(`The database cannot be reached: ${reasonOf(cause)}.`, { cause });
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
