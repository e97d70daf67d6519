import { randomUUID } from 'node:crypto';
import { inTransaction } from '../../db/in-transaction.ts';
import { type Outcome, refuse, succeed } from '../outcome.ts';
import type { ByHand, DeskContext } from './desk.ts';
import { logByHand } from './desk-log.ts';

/** Sends the guest the latest mail about their booking once more, word for word, with a link that works. Refused with `not-found`. */
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
      .select('bookings.property_id')
      .where('bookings.id', '=', bookingId)
      .where('outbox.dedupe_key', 'like', `%:${bookingId}`)
      .orderBy('outbox.created_at', 'desc')
      .executeTakeFirst();
    if (latest === undefined) return refuse('not-found', 'No mail has gone to the guest of such a booking.');
    const now = clock.now();
    const { property_id: propertyId, ...mail } = latest;
    const id = randomUUID();
    await trx
      .insertInto('outbox')
      .values({
        ...mail,
        id,
        dedupe_key: `${mail.dedupe_key}:again:${id}`,
        // Mails from before there were such links get one, too.
        linked_property_id: propertyId,
        linked_booking_id: bookingId,
        created_at: now,
        attempts: 0,
        next_attempt_at: now,
        sent_at: null,
        last_error: null,
      })
      .execute();
    await logByHand(trx, { who, action: 'resend', subject: bookingId, details: mail.subject }, now);
    return succeed({ subject: mail.subject, to: mail.recipient });
  });
}
