import { sql } from 'kysely';
import type { Trx } from '../db/index.ts';

/**
 * Inserts a paper under the next serial of its year: one that is taken is not skipped, and a rollback uses none.
 * @param insert waits for another transaction with the same serial, and inserts nothing where that one commits
 */
export async function withNextSerial(
  trx: Trx,
  table: 'receipts' | 'invoices',
  year: number,
  insert: (serial: number) => Promise<{ readonly numInsertedOrUpdatedRows?: bigint | undefined }>,
): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ serial: number }>`
      select coalesce(max(serial), 0) + 1 as serial from ${sql.table(table)} where year = ${year}`.execute(
      trx,
    );
    const inserted = await insert(rows[0]?.serial ?? 1);
    if (inserted.numInsertedOrUpdatedRows !== 0n) return;
  }
}
