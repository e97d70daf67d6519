import { sql } from 'kysely';
import type { Fixed, Trx } from '../db/index.ts';

/** A paper as it was issued. Rows are only added, and their serials have no gap within a year. */
export interface PaperRow {
  number: Fixed<string>;
  year: Fixed<number>;
  serial: Fixed<number>;
  /** The paper that a credit note corrects, or that a receipt replaces. */
  about: Fixed<string | null>;
  issued_at: Fixed<Date>;
  /** A person's name. */
  issued_by: Fixed<string>;
}

/** Inserts a paper under the next serial of its year, without gaps. @param insert waits for others of its serial */
export async function withNextSerial(
  trx: Trx,
  table: 'receipts' | 'invoices',
  [prefix, year]: readonly [prefix: string, year: number],
  insert: (place: {
    readonly number: string;
    readonly year: number;
    readonly serial: number;
  }) => Promise<{ readonly numInsertedOrUpdatedRows?: bigint | undefined }>,
): Promise<string> {
  for (;;) {
    const { rows } = await sql<{ serial: number }>`
      select coalesce(max(serial), 0) + 1 as serial from ${sql.table(table)} where year = ${year}`.execute(
      trx,
    );
    const serial = rows[0]?.serial ?? 1;
    const number = `${prefix}${year}-${String(serial).padStart(4, '0')}`;
    const inserted = await insert({ number, year, serial });
    if (inserted.numInsertedOrUpdatedRows !== 0n) return number;
  }
}
