import {
  type DatabaseConnection,
  type Dialect,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
  type TransactionSettings,
} from 'kysely';
import { retryOnConflict } from './retry-on-conflict.ts';

/**
 * Postgres with retries of single statements that the database aborted because of a conflict: where everything is
 * serializable, as on CockroachDB, it aborts statements outside transactions, too.
 */
export function retryingDialect(config: PostgresDialectConfig): Dialect {
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
