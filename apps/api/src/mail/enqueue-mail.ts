import { randomUUID } from 'node:crypto';
import type { Trx } from '../db/database.ts';
import type { OutboxMessage } from './outbox-message.ts';

/** Puts mails in the outbox, in the transaction of what they tell about; a second one of the same key is dropped. */
export async function enqueueMail(
  trx: Trx,
  now: Date,
  ...messages: readonly [OutboxMessage, ...OutboxMessage[]]
): Promise<void> {
  await trx
    .insertInto('outbox')
    .values(messages.map((message) => rowOf(message, now)))
    .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
    .execute();
}

function rowOf(message: OutboxMessage, now: Date) {
  return {
    id: randomUUID(),
    dedupe_key: message.dedupeKey,
    recipient: message.to,
    reply_to: message.replyTo ?? null,
    subject: message.subject,
    body: message.text,
    calendar: message.calendar ?? null,
    linked_property_id: message.linked?.propertyId ?? null,
    linked_booking_id: message.linked?.bookingId ?? null,
    created_at: now,
    attempts: 0,
    next_attempt_at: now,
  };
}
