import type { Trx } from '../../../db/index.ts';

/** What is done to the tills of a person waits for each other: each reads a till as the one before left it. */
export async function lockTill(trx: Trx, personId: string): Promise<void> {
  await trx.selectFrom('staff').select('id').where('id', '=', personId).forNoKeyUpdate().execute();
}
