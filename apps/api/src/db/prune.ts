import type { Motel } from '@motel/content/server';
import type { Trx } from './database.ts';

/** Deletes one batch of records that are no longer needed. @returns their number; 0 when none is left */
export type Prune = (trx: Trx, now: Date, motel: Motel) => Promise<number>;

/** The most rows that one transaction deletes, so that its locks are short. */
export const PRUNE_BATCH = 500;

export function countOfDeleted({ numDeletedRows }: { readonly numDeletedRows: bigint }): number {
  return Number(numDeletedRows);
}
