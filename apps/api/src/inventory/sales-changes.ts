import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import { type Fixed, PRUNE_BATCH, type Prune, type Trx } from '../db/index.ts';

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

/** Names the changes that have been committed: each further one makes another name. */
export const salesChangesName = sql<string>`(select count(*) || ' ' || coalesce(sum(id), 0) from sales_changes)`;

/** Puts one row in the place of all, with an id of its own: no name comes again. */
export const pruneSalesChanges: Prune = async (trx) => {
  const rows = await trx.selectFrom('sales_changes').select('id').forUpdate().limit(PRUNE_BATCH).execute();
  if (rows.length < 2) return 0;
  await trx
    .deleteFrom('sales_changes')
    .where(
      'id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute();
  await noteSalesChange(trx);
  return rows.length - 1;
};
