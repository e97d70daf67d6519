import { randomUUID } from 'node:crypto';
import type { Trx } from '../db/index.ts';
import type { OutboxMessage } from './outbox-message.ts';

/** Puts mails in the outbox, in the transaction of the change that they report; drops a second one of the same key. */
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
    linked_booking_id: message.linkedBookingId ?? null,
    created_at: now,
    attempts: 0,
    next_attempt_at: now,
  };
}
