import { sql } from 'kysely';
import type { Trx } from '../db/index.ts';

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
