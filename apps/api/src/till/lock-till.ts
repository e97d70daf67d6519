import type { Trx } from '../db/index.ts';

/** Actions on the tills of a person wait for each other: each reads a till as the one before left it. */
export async function lockTill(trx: Trx, personId: string): Promise<void> {
  await trx.selectFrom('staff').select('id').where('id', '=', personId).forNoKeyUpdate().execute();
}

/**
 * Money that goes into a person's till, or out of it, waits for what is done to the till, and not for other money. Those who
 * lock a till take no other lock, so that this one may come at any place in the order of locks.
 */
export async function shareTill(trx: Trx, personId: string): Promise<void> {
  await trx.selectFrom('staff').select('id').where('id', '=', personId).forShare().execute();
}
