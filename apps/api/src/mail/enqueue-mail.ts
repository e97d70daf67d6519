import { randomUUID } from 'node:crypto';
import type { Trx } from '../db/index.ts';
import type { OutboxMessage } from './outbox-message.ts';

/** Puts mails in the outbox, in the transaction of the change that they report; drops a second one of the same key. */
export async function enqueueMail(
  trx: Trx,
  now: Date,
  ...messages: readonly [OutboxMessage, ...OutboxMessage[]]
): Promise<void> {
  const rows = messages.map(({ dedupeKey, to, replyTo, subject, text, calendar, linkedBookingId }) => ({
    id: randomUUID(),
    dedupe_key: dedupeKey,
    recipient: to,
    reply_to: replyTo ?? null,
    subject,
    body: text,
    calendar: calendar ?? null,
    linked_booking_id: linkedBookingId ?? null,
    created_at: now,
    attempts: 0,
    next_attempt_at: now,
  }));
  await trx
    .insertInto('outbox')
    .values(rows)
    .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
    .execute();
}
