import { randomUUID } from 'node:crypto';
import type { Mobile } from '@motel/booking-core';
import type { Trx } from '../db/index.ts';

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
