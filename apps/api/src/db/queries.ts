import type { CivilDate } from '@motel/booking-core';
import { sql } from 'kysely';
import type { Db, Trx } from './database.ts';

/** Escapes words for a pattern of `like`, where some signs are wildcards. */
export function likeText(words: string): string {
  return words.replace(/[\\%_]/g, '\\$&');
}

/** Rows of one statement: Postgres takes 65,535 values. */
const ROWS = 3000;

/** Writes many rows, some thousand in each statement. */
export async function inBatches<Row>(
  rows: readonly Row[],
  write: (batch: readonly Row[]) => Promise<unknown>,
): Promise<void> {
  for (let at = 0; at < rows.length; at += ROWS) await write(rows.slice(at, at + ROWS));
}

/** Deletes one batch of records that are no longer needed. @returns their number; 0 when none is left */
export type Prune = (trx: Trx, now: Date, today: CivilDate) => Promise<number>;

/** The most rows that one transaction deletes, so that its locks are short. */
export const PRUNE_BATCH = 500;

export function countOfDeleted({ numDeletedRows }: { readonly numDeletedRows: bigint }): number {
  return Number(numDeletedRows);
}

/** Whether this motel's schema has a table. */
export async function hasTable(db: Db, name: string): Promise<boolean> {
  const { rows } = await sql`
    select from pg_tables where schemaname = current_schema() and tablename = ${name}`.execute(db);
  return rows.length > 0;
}

/** The time of the database's own clock. */
export type DatabaseTime = (db: Db) => Promise<Date>;

export const databaseTime: DatabaseTime = async (db) => {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db);
  return rows[0]?.now ?? new Date(Number.NaN);
};
