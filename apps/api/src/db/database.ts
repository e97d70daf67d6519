import type { ColumnType, Kysely, Transaction } from 'kysely';

/**
 * Every table, as Kysely sees it: dates are `yyyy-mm-dd`, money is whole cents, instants are `Date`. Each module
 * declares its own tables here (`declare module`), so that the database knows no module.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the modules fill it
export interface Database {}

export type Db = Kysely<Database>;
export type Trx = Transaction<Database>;

export interface ConnectionCounts {
  readonly inUse: number;
  readonly idle: number;
  /** Queries that wait for a connection. */
  readonly awaited: number;
}

export interface OpenDatabase {
  readonly db: Db;
  /** Only where the database has a pool of connections. */
  connections?(): ConnectionCounts;
  /** Bytes on the disk; only where the database is in a folder. */
  freeSpace?(): Promise<number>;
  close(): Promise<void>;
}

/** Written once and never changed. */
export type Fixed<T> = ColumnType<T, T, never>;
