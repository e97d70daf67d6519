import type { Selectable } from 'kysely';
import type { Db, Trx } from '../../../db/database.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import { after } from '../../../retry-delay.ts';
import { type EmbeddedHappening, recordEvent } from './embedded-events.ts';
import { toSession } from './embedded-session.ts';
import type { EmbeddedSessionRow } from './embedded-tables.ts';
import { type AcceptedOutcome, LATE_PAYMENT_SECONDS } from './test-cards.ts';

/**
 * Pays an open session; payment and event commit together. Of two that pay at once, or of paying and expiring, one wins.
 * @returns the event's id when this call has paid, else `undefined`
 */
export async function paySession(
  db: Db,
  sessionId: string,
  outcome: AcceptedOutcome,
  now: Date,
): Promise<string | undefined> {
  return await inTransaction(db, async (trx) => {
    const accepted = await trx
      .updateTable('embedded_sessions')
      .set(
        outcome === 'paid'
          ? { status: 'paid' }
          : {
              status: 'processing',
              settles_at: after(now, LATE_PAYMENT_SECONDS * 1000),
              settles_as: outcome === 'paid-late' ? 'paid' : 'failed',
            },
      )
      .where('id', '=', sessionId)
      .where('status', '=', 'open')
      .where('expires_at', '>', now)
      .returningAll()
      .executeTakeFirst();
    return accepted?.status === 'paid' ? await recordEvent(trx, outcomeOf(accepted), now) : undefined;
  });
}

/** Decides the late payments whose time has come. */
export async function settleLatePayments(db: Db, now: Date): Promise<void> {
  const due = await db
    .selectFrom('embedded_sessions')
    .select('id')
    .where('status', '=', 'processing')
    .where('settles_at', '<=', now)
    .execute();
  for (const { id } of due) await inTransaction(db, (trx) => settle(trx, id, now));
}

async function settle(trx: Trx, sessionId: string, now: Date): Promise<void> {
  const settled = await trx
    .updateTable('embedded_sessions')
    .set((row) => ({ status: row.fn.coalesce('settles_as', row.val('failed' as const)) }))
    .where('id', '=', sessionId)
    .where('status', '=', 'processing')
    .returningAll()
    .executeTakeFirst();
  if (settled !== undefined) await recordEvent(trx, outcomeOf(settled), now);
}

function outcomeOf(row: Selectable<EmbeddedSessionRow>): EmbeddedHappening {
  const { id: sessionId, bookingId, status, paymentReference, total: amount } = toSession(row);
  return status === 'paid'
    ? { type: 'paid', sessionId, bookingId, paymentReference, amount }
    : { type: 'failed', sessionId, bookingId };
}
