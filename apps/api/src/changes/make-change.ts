import { randomUUID } from 'node:crypto';
import { applyChange, type Booking, insertChange } from '../booking/index.ts';
import type { Trx } from '../db/index.ts';
import type { PlannedChange } from './plan-change.ts';

interface MadeBy {
  /** The person, as the folio will name them. */
  readonly by: string;
  readonly isByGuest: boolean;
  /** The request's idempotency key, and a digest of the request. */
  readonly claim?: { readonly key: string; readonly requestHash: string } | undefined;
}

/**
 * Makes a change of a locked, confirmed stay at once, without a hold. The caller moves the money.
 * @throws SoldOut
 */
export async function makeChange(
  trx: Trx,
  before: Booking,
  { after, difference }: Pick<PlannedChange, 'after' | 'difference'>,
  { by, isByGuest, claim }: MadeBy,
  now: Date,
): Promise<void> {
  const change = {
    id: randomUUID(),
    bookingId: before.id,
    status: 'confirmed',
    key: claim,
    after,
    changesBefore: before.folio.changes,
    due: difference,
    isByGuest,
  } as const;
  await insertChange(trx, change, now);
  await applyChange(trx, before, after, now, { by });
}
