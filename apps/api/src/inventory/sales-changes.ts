import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import type { Fixed, Prune, Trx } from '../db/index.ts';

declare module '../db/database.ts' {
  interface Database {
    sales_changes: { id: Fixed<number> };
  }
}

const IDS = 2 ** 47;

/**
 * Adds a row in each transaction that changes nights or kinds of room. Rows of a table, and not a counter, since
 * transactions that count in one row would wait for each other.
 */
export const salesChange = () =>
  sql<{ id: number }>`insert into sales_changes (id) values (${randomInt(IDS)})`;

export async function noteSalesChange(trx: Trx): Promise<void> {
  await salesChange().execute(trx);
}

/** Names the changes that have been committed: with another one, or after `pruneSalesChanges`, it is another name. */
export const salesChangesName = sql<string>`(select count(*) || ' ' || coalesce(sum(id), 0) from sales_changes)`;

/** Deletes all rows. Answers that were kept under a name are forgotten long before the name comes again. */
export const pruneSalesChanges: Prune = async (trx) => {
  const { numDeletedRows } = await trx.deleteFrom('sales_changes').executeTakeFirst();
  return Number(numDeletedRows);
};
