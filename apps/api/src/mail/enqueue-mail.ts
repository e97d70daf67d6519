import { randomUUID } from 'node:crypto';
import type { Trx } from '../db/database.ts';
import type { OutboxMessage } from './outbox-message.ts';

/** Puts a mail in the outbox, in the transaction of what it tells about; a second one of the same key is dropped. */
export async function enqueueMail(trx: Trx, message: OutboxMessage, now: Date): Promise<void> {
  await trx
    .insertInto('outbox')
    .values({
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
    })
    .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
    .execute();
}
