import { randomUUID } from 'node:crypto';
import { inTransaction } from '../../db/in-transaction.ts';
import { type Outcome, refuse, succeed } from '../outcome.ts';
import type { ByHand, DeskContext } from './desk.ts';
import { logByHand } from './desk-log.ts';

/** Sends the guest the latest mail about their booking once more, word for word. Refused with `not-found`. */
export async function resendMail(
  { db, clock }: DeskContext,
  bookingId: string,
  { who }: ByHand,
): Promise<Outcome<{ subject: string; to: string }>> {
  return inTransaction(db, async (trx) => {
    const latest = await trx
      .selectFrom('outbox')
      .innerJoin('bookings', 'bookings.email', 'outbox.recipient')
      .selectAll('outbox')
      .where('bookings.id', '=', bookingId)
      .where('outbox.dedupe_key', 'like', `%:${bookingId}`)
      .orderBy('outbox.created_at', 'desc')
      .executeTakeFirst();
    if (latest === undefined) return refuse('not-found', 'No mail has gone to the guest of such a booking.');
    const now = clock.now();
    const id = randomUUID();
    await trx
      .insertInto('outbox')
      .values({
        ...latest,
        id,
        dedupe_key: `${latest.dedupe_key}:again:${id}`,
        created_at: now,
        attempts: 0,
        next_attempt_at: now,
        sent_at: null,
        last_error: null,
      })
      .execute();
    await logByHand(trx, { who, action: 'resend', subject: bookingId, details: latest.subject }, now);
    return succeed({ subject: latest.subject, to: latest.recipient });
  });
}
