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

/** Whoever asks the pool of `openServer` gets a connection object of their own: nobody meets another one's mark on it. */
class PatientDriver extends PostgresDriver {
  /** A transaction is tried again as a whole, by `inTransaction`. */
  readonly #inTransaction = new WeakSet<DatabaseConnection>();

  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection();
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
}
