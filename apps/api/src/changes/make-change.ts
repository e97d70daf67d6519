import { randomUUID } from 'node:crypto';
import { type Cents, cents, NO_MONEY } from '@motel/booking-core';
import { applyChange, type Booking, insertChange, loadBooking } from '../booking/index.ts';
import type { Trx } from '../db/index.ts';
import { enqueueMail, stayChangedMails } from '../mail/index.ts';
import type { PlannedChange } from './plan-change.ts';
import { refundStay } from './stay-money.ts';

interface MadeBy {
  /** The person, as the folio will name them. */
  readonly by: string;
  /** A change by the desk is no news to the motel. */
  readonly isByGuest: boolean;
  /** The request's idempotency key, and a digest of the request. */
  readonly claim?: { readonly key: string; readonly requestHash: string } | undefined;
  /** Takes what the stay costs more. @returns what was paid of it; the rest is owed */
  readonly take?: (more: Cents) => Promise<Cents>;
}

/**
 * Makes a change of a locked, confirmed stay at once, without a hold: moves its money, and mails the guest.
 * @returns the stay after it
 * @throws SoldOut
 */
export async function makeChange(
  trx: Trx,
  before: Booking,
  { after, difference, paid: money }: PlannedChange,
  { by, isByGuest, claim, take }: MadeBy,
  now: Date,
): Promise<Booking> {
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
  const paid = difference > 0 && take !== undefined ? await take(difference) : NO_MONEY;
  const refunded = cents(Math.max(0, -difference));
  await refundStay(trx, before.id, money, refunded, { reason: 'changed', by }, now);
  const changed = (await loadBooking(trx, before.id)) ?? before;
  const [toGuest, toMotel] = stayChangedMails(before, changed, { paid, refunded }, now.getTime());
  await enqueueMail(trx, now, toGuest, ...(isByGuest ? [toMotel] : []));
  return changed;
}
