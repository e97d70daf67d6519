import type { Db } from '../../../db/index.ts';
import { inTransaction } from '../../../db/index.ts';
import { recordEvent } from './embedded-events.ts';

/** Ends a session if it is still open; a payment that was first stays. */
export async function expireSession(db: Db, sessionId: string, now: Date): Promise<void> {
  await inTransaction(db, async (trx) => {
    const expired = await trx
      .updateTable('embedded_sessions')
      .set({ status: 'expired' })
      .where('id', '=', sessionId)
      .where('status', '=', 'open')
      .returning('booking_id')
      .executeTakeFirst();
    if (expired === undefined) return;
    await recordEvent(trx, { type: 'expired', sessionId, bookingId: expired.booking_id }, now);
  });
}

/** Ends the open sessions past their time, and records the event of each. */
export async function expireDueSessions(db: Db, now: Date): Promise<void> {
  const due = await db
    .selectFrom('embedded_sessions')
    .select('id')
    .where('status', '=', 'open')
    .where('expires_at', '<=', now)
    .execute();
  for (const { id } of due) await expireSession(db, id, now);
}
