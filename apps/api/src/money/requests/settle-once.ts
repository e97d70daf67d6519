import { inTransaction, type Trx } from '../../db/index.ts';
import { SoldOut } from '../../inventory/index.ts';
import type { MoneyContext } from '../money-context.ts';
import { type ReceivedEvent, recordEvent } from '../received-event.ts';
import type { PaidEvent } from './on-paid.ts';

/**
 * Settles in one transaction with the event that reports it, and once more without a room where the rooms are gone.
 * @param received the event; without one, the provider was asked
 * @returns the result; `undefined` of an event that was applied before
 */
export async function settleOnce<T>(
  { db, clock }: Pick<MoneyContext, 'db' | 'clock'>,
  received: ReceivedEvent | undefined,
  settle: (trx: Trx, event: PaidEvent, now: Date) => Promise<T>,
): Promise<T | undefined> {
  const attempt = (event: PaidEvent) =>
    inTransaction(db, async (trx) => {
      const now = clock.now();
      if (received !== undefined && !(await recordEvent(trx, received, now))) return undefined;
      return settle(trx, event, now);
    });
  return attempt('paid').catch((error: unknown) => {
    if (!(error instanceof SoldOut)) throw error;
    return attempt('paid-without-room');
  });
}
