import { randomUUID } from 'node:crypto';
import type { Mobile } from '@motel/booking-core';
import type { Trx } from '../db/index.ts';

/** Inserts a guest who has given no number: they do not sign in. @returns their id */
export async function guestWithoutNumber(trx: Trx, now: Date): Promise<string> {
  const id = randomUUID();
  await trx.insertInto('guests').values({ id, mobile: null, created_at: now }).execute();
  return id;
}

/** Locks the guest who has a number until the transaction ends, a new one the first time. @returns their id */
export async function guestOfNumber(trx: Trx, mobile: Mobile, now: Date): Promise<string> {
  // One statement: pruning skips a locked guest.
  const { id } = await trx
    .insertInto('guests')
    .values({ id: randomUUID(), mobile, created_at: now })
    .onConflict((conflict) => conflict.column('mobile').doUpdateSet({ mobile }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
