import { Socket } from 'node:net';
import {
  type DatabaseConnection,
  type Dialect,
  Kysely,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
  type PostgresPool,
  type PostgresPoolClient,
  type TransactionSettings,
} from 'kysely';
import pg from 'pg';
import type { Database, OpenDatabase } from './database.ts';
import { DatabaseSettingError, DatabaseUnreachableError } from './database-error.ts';
import { retryOnConflict } from './in-transaction.ts';

const types = new pg.TypeOverrides();
// The driver would turn dates into local midnights: they stay `yyyy-mm-dd`.
types.setTypeParser(pg.types.builtins.DATE, (day) => day);
types.setTypeParser(pg.types.builtins.INT8, Number);

export interface ServerPlace {
  /** `postgres://user:password@host/name`. */
  readonly url: string;
  /** The motel's schema, created if it is missing. @default the first one of the connection's search path */
  readonly schema?: string | undefined;
  /** Milliseconds that a connection or a statement may take. @default 10 seconds */
  readonly timeout?: number | undefined;
}

/**
 * A Postgres server behind a pool. Every query has a timeout, also when nothing answers at all.
 * @param onLostConnection receives the errors of broken connections: the pool replaces them, and the process goes on
 * @throws DatabaseUnreachableError, or DatabaseSettingError
 */
export async function openServer(
  { url, schema, timeout = 10_000 }: ServerPlace,
  onLostConnection: (error: Error) => void,
): Promise<OpenDatabase> {
  const connection = {
    connectionString: url,
    ...(schema !== undefined && { options: `-c search_path=${schema}` }),
    connectionTimeoutMillis: timeout,
    // Leaves the server time to report its own timeout; idle connections are closed before.
    stream: () => socketWithTimeout(timeout * 1.2),
  };
  const found = await inspect(connection, schema);
  const pool = new pg.Pool({
    ...connection,
    // Shows a restore that this motel is running, and not one in another schema.
    application_name: `motel ${found}`,
    max: 10,
    statement_timeout: timeout,
    // A lock of a forgotten psql must not block all connections for as long as that.
    lock_timeout: timeout / 2,
    idle_in_transaction_session_timeout: timeout,
    idleTimeoutMillis: timeout,
    types,
  });
  pool.on('error', onLostConnection);
  // The pool listens to idle clients only: an error of one in use would end the process.
  pool.on('connect', (client) => client.on('error', onLostConnection));

  const db = new Kysely<Database>({ dialect: retryingDialect({ pool: poolWithTypedErrors(pool) }) });
  const connections = () => ({
    inUse: pool.totalCount - pool.idleCount,
    idle: pool.idleCount,
    awaited: pool.waitingCount,
  });
  return { db, connections, close: () => db.destroy() };
}

/** Checks settings before the pool opens, and makes a missing schema. @returns its name @throws as `openServer` */
async function inspect(connection: pg.ClientConfig, schema: string | undefined): Promise<string> {
  const client = new pg.Client(connection);
  client.on('error', () => undefined);
  try {
    await client.connect();
    if (schema !== undefined) {
      await checkSearchPath(client, schema);
      await createSchema(client, schema);
    }
    const { rows } = await client.query<{ style: string; schema: string | null }>(
      "select current_setting('datestyle') as style, current_schema() as schema",
    );
    const [found = { style: '', schema: null }] = rows;
    return checkSettings(found);
  } catch (error) {
    throw error instanceof DatabaseSettingError ? error : unreachable(error);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Looks for the schema first: even `if not exists` needs the right to create one. */
async function createSchema(client: pg.Client, schema: string): Promise<void> {
  const { rowCount } = await client.query('select from pg_namespace where nspname = $1', [schema]);
  if (rowCount === 0) await client.query(`create schema if not exists ${client.escapeIdentifier(schema)}`);
}

/** Options in DATABASE_URL, or a pooler that drops ours, would open the motel in another schema. */
async function checkSearchPath(client: pg.Client, schema: string): Promise<void> {
  const { rows } = await client.query<{ path: string }>("select current_setting('search_path') as path");
  if (rows[0]?.path === schema) return;
  throw new DatabaseSettingError(
    `DATABASE_SCHEMA is ${schema}, and the connection's search path is ${rows[0]?.path}: DATABASE_URL has options of its own, or a pooler dropped ours. Name the schema there instead.`,
  );
}

/** We read dates as the server writes them, so it must write `yyyy-mm-dd`. */
function checkSettings({ style, schema }: { style: string; schema: string | null }): string {
  if (!style.startsWith('ISO')) {
    throw new DatabaseSettingError(
      `The database writes dates as ${style}. Set it to ISO: alter database … set datestyle = 'ISO, YMD'.`,
    );
  }
  if (schema === null) {
    throw new DatabaseSettingError(
      'The search path of DATABASE_URL names no schema that exists. Create it, or name it by DATABASE_SCHEMA.',
    );
  }
  return schema;
}

/**
 * A socket that fails after so many ms without data: the waiting query fails, and the pool opens a new connection. The
 * driver's own `query_timeout` would leave the connection in the pool, with the old answer still to come.
 */
function socketWithTimeout(silence: number): Socket {
  const socket = new Socket();
  socket.setTimeout(silence, () => socket.destroy(new Error('The database does not answer')));
  return socket;
}

/** The pool with two types of errors: the server's own, and `DatabaseUnreachableError` for every other failure. */
function poolWithTypedErrors(pool: pg.Pool): PostgresPool {
  const rethrow = (error: unknown) => {
    throw error instanceof pg.DatabaseError ? error : unreachable(error);
  };
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect().catch(rethrow);
      const query = (sql: string, parameters: unknown[]) => client.query(sql, parameters).catch(rethrow);
      return {
        // The cast: we use queries only, not cursors.
        query: query as unknown as PostgresPoolClient['query'],
        release: (destroy) => client.release(destroy),
      };
    },
  };
}

function unreachable(cause: unknown): DatabaseUnreachableError {
  return new DatabaseUnreachableError(`The database cannot be reached: ${reasonOf(cause)}.`, { cause });
}

/** A name with several addresses fails with several errors, and no message of its own. */
function reasonOf(error: unknown): string {
  const [first] = error instanceof AggregateError ? error.errors : [error];
  return first instanceof Error ? first.message : String(first);
}

/** Retries single statements after conflicts: a serializable database, as CockroachDB, aborts them, too. */
function retryingDialect(config: PostgresDialectConfig): Dialect {
  return Object.assign(new PostgresDialect(config), { createDriver: () => new RetryingDriver(config) });
}

/** The pool of `openServer` makes a new connection object for each caller, so that no caller sees another's changes. */
class RetryingDriver extends PostgresDriver {
  /** `inTransaction` retries a transaction as a whole. */
  readonly #inTransaction = new WeakSet<DatabaseConnection>();

  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection();
    const execute = connection.executeQuery.bind(connection);
    connection.executeQuery = (query, options) => {
      const run = () => execute<never>(query, options);
      return this.#inTransaction.has(connection) ? run() : retryOnConflict(run);
    };
    return connection;
  }

  override async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings) {
    this.#inTransaction.add(connection);
    await super.beginTransaction(connection, settings);
  }
}
