import type { Trx } from '../db/index.ts';

/**
 * Locks the numbers of kinds of rooms until the transaction ends: after its guest and its bookings, before any night. Every
 * transaction that gives a number or a closure's nights, adds or gives up a room does this once, so that no two of them
 * wait for each other's numbers. A stay gives up its own numbers without it. Checkouts do not wait: they lock no numbers.
 */
export async function lockNumbers(trx: Trx, propertyIds: readonly string[]): Promise<void> {
  if (propertyIds.length === 0) return;
  await trx
    .selectFrom('properties')
    .select('id')
    .where('id', 'in', propertyIds)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}
