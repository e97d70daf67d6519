import type { CivilDate } from '@motel/booking-core';
import { sql } from 'kysely';
import { daysBefore } from '../shared/retention.ts';
import type { Database, Db, Trx } from './database.ts';

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

/** Deletes the rows of a table that are older, by one of its columns, than some days. @param key its primary key */
export function pruneOlder<Table extends keyof Database & string>(
  table: Table,
  key: readonly (keyof Database[Table] & string)[],
  column: keyof Database[Table] & string,
  days: number,
): Prune {
  const columns = sql.join(key.map((name) => sql.ref(name)));
  return async (trx, now) => {
    const { numAffectedRows = 0n } = await sql`
      delete from ${sql.table(table)} where (${columns}) in (
        select ${columns} from ${sql.table(table)} where ${sql.ref(column)} < ${daysBefore(now, days)}
        limit ${PRUNE_BATCH})`.execute(trx);
    return Number(numAffectedRows);
  };
}

export function countOfDeleted({ numDeletedRows }: { readonly numDeletedRows: bigint }): number {
  return Number(numDeletedRows);
}

/** Whether this motel's schema has a table. */
export async function hasTable(db: Db, name: string): Promise<boolean> {
  const { rows } = await sql`
    select from pg_tables where schemaname = current_schema() and tablename = ${name}`.execute(db);
  return rows.length > 0;
}

export type DatabaseTime = (db: Db) => Promise<Date>;

export const databaseTime: DatabaseTime = async (db) => {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db);
  return rows[0]?.now ?? new Date(Number.NaN);
};
