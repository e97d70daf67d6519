import {
  type DatabaseConnection,
  type Driver,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
  type TransactionSettings,
} from 'kysely';
import { tryAgain } from './try-again.ts';

/**
 * Postgres, whose single statements are tried again when the database gave them up for the sake of another one: where
 * everything is serializable, as on CockroachDB, that happens to statements outside of any transaction, too.
 */
export class PatientDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig;

  constructor(config: PostgresDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver(): Driver {
    return new PatientDriver(this.#config);
  }
}

/** The driver's own kind, which has no name outside of it. */
type PostgresConnection = Parameters<PostgresDriver['releaseConnection']>[0];

class PatientDriver extends PostgresDriver {
  readonly #known = new WeakSet<DatabaseConnection>();
  /** A transaction is tried again as a whole, by `inTransaction`. */
  readonly #inTransaction = new WeakSet<DatabaseConnection>();

  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection();
    if (this.#known.has(connection)) return connection;
    this.#known.add(connection);
    const execute = connection.executeQuery.bind(connection);
    connection.executeQuery = (query, options) => {
      const run = () => execute<never>(query, options);
      return this.#inTransaction.has(connection) ? run() : tryAgain(run);
    };
    return connection;
  }

  override async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings) {
    this.#inTransaction.add(connection);
    await super.beginTransaction(connection, settings);
  }

  override async releaseConnection(connection: PostgresConnection): Promise<void> {
    this.#inTransaction.delete(connection);
    await super.releaseConnection(connection);
  }
}
