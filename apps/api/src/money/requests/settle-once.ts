import { type Booking, loadBooking, lockBooking, lockOf } from '../../booking/index.ts';
import { inTransaction, type Trx } from '../../db/index.ts';
import { SoldOut } from '../../inventory/index.ts';
import type { MoneyContext } from '../money-context.ts';
import { newEventRow, type ReceivedEvent } from '../received-event.ts';
import type { PaidEvent } from './on-paid.ts';

type Settle<T> = (trx: Trx, booking: Booking | undefined, event: PaidEvent, now: Date) => Promise<T>;

/**
 * Settles for a locked booking in one transaction with the event that reports it, and again without a room where the
 * rooms are gone.
 * @param received the event; without one, the provider was asked
 * @returns the result; `undefined` of an event that was applied before
 */
export async function settleOnce<T>(
  { db, clock }: Pick<MoneyContext, 'db' | 'clock'>,
  bookingId: string,
  received: ReceivedEvent | undefined,
  settle: Settle<T>,
): Promise<T | undefined> {
  const attempt = (event: PaidEvent) =>
    inTransaction(db, async (trx) => {
      const now = clock.now();
      if (received === undefined) return settle(trx, await lockBooking(trx, bookingId), event, now);
      const recorded = await recordAndLock(trx, bookingId, received, now);
      if (recorded === undefined) return undefined;
      const booking = recorded.locked === null ? undefined : await loadBooking(trx, bookingId);
      return settle(trx, booking, event, now);
    });
  return attempt('paid').catch((error: unknown) => {
    if (!(error instanceof SoldOut)) throw error;
    return attempt('paid-without-room');
  });
}

/** Records the event, then locks its booking, in one statement. @returns `undefined` of one that was applied before */
function recordAndLock(trx: Trx, bookingId: string, received: ReceivedEvent, now: Date) {
  return trx
    .with('recorded', () => newEventRow(trx, received, now))
    .selectFrom('recorded')
    .select(() => lockOf(trx, bookingId).as('locked'))
    .executeTakeFirst();
}
