import { randomUUID } from 'node:crypto';
import { addDays } from '@motel/booking-core';
import { sql } from 'kysely';
import { type Booking, endsNotBefore } from '../booking/index.ts';
import { countOfDeleted, type Db, likeText, PRUNE_BATCH, type Prune, type Trx } from '../db/index.ts';
import { after } from '../shared/clock.ts';
import { daysBefore, RETENTION } from '../shared/retention.ts';
import type { OutboxMessage, OutboxRow } from './outbox-message.ts';
import { MAX_ATTEMPTS } from './send-due-mail.ts';

/** Puts mails in the outbox with the change that they report, but a second one of its key, and those to no address. */
export async function enqueueMail(
  trx: Trx,
  now: Date,
  ...messages: readonly [OutboxMessage, ...OutboxMessage[]]
): Promise<void> {
  const addressed = messages.filter(({ to }) => to !== '');
  if (addressed.length === 0) return;
  const rows = addressed.map((message) => ({
    id: randomUUID(),
    dedupe_key: message.dedupeKey,
    recipient: message.to,
    reply_to: message.replyTo || null,
    subject: message.subject,
    body: message.text,
    html: message.html ?? null,
    picture: message.picture ?? null,
    calendar: message.calendar ?? null,
    linked_booking_id: message.linkedBookingId ?? null,
    let_go_at: message.isHeldBack ? now : null,
    created_at: now,
    attempts: 0,
    next_attempt_at: message.sendAt ?? now,
  }));
  await trx
    .insertInto('outbox')
    .values(rows)
    .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
    .execute();
}

export async function takeBackMail(trx: Trx, dedupeKey: string): Promise<void> {
  await trx.deleteFrom('outbox').where('dedupe_key', '=', dedupeKey).where('sent_at', 'is', null).execute();
}

/** A mail of an occasion that may come again. */
export function anew(mail: OutboxMessage, now: Date): OutboxMessage {
  return { ...mail, dedupeKey: `${mail.dedupeKey}:${now.getTime()}` };
}

/** Milliseconds in which several mails of one occasion become the latest of them. */
const TOGETHER = 10 * 60_000;

/** Puts a mail in the outbox for ten minutes later, in place of one that waits. Its subject must be locked. */
export async function enqueueLatest(trx: Trx, now: Date, message: OutboxMessage): Promise<void> {
  const waiting = await trx
    .updateTable('outbox')
    .set({ subject: message.subject, body: message.text, html: message.html ?? null })
    .where('dedupe_key', 'like', `${likeText(message.dedupeKey)}:%`)
    .where('sent_at', 'is', null)
    .where('attempts', '=', 0)
    .where('let_go_at', 'is', null)
    .executeTakeFirst();
  if (waiting.numUpdatedRows > 0n) return;
  await enqueueMail(trx, now, { ...anew(message, now), sendAt: after(now, TOGETHER) });
}

/** Whether an address has had its mail of the day: anyone can type it in, until a stay was paid with it. */
export async function isMailedStranger(trx: Trx, address: string, now: Date): Promise<boolean> {
  const { rows } = await sql<{ isOne: boolean }>`
    select not exists (
      select from bookings
      where lower(guest_details ->> 'email') = ${address.toLowerCase()} and status in ('confirmed', 'cancelled')
    ) and exists (
      select from outbox
      where lower(recipient) = ${address.toLowerCase()} and let_go_at is null and created_at > ${daysBefore(now, 1)}
    ) as "isOne"`.execute(trx);
  return rows[0]?.isOne === true;
}

/** Mails about any of the names: a mail is named after a booking, a payment, a refund or a dispute. Oldest first. */
export async function mailsAbout(db: Db, names: readonly string[]): Promise<OutboxRow[]> {
  return db
    .selectFrom('outbox')
    .selectAll()
    .where(({ or, eb }) => or(names.map((name) => eb('dedupe_key', 'like', `%:${likeText(name)}%`))))
    .orderBy('created_at')
    .execute();
}

/** Deletes mails that have one of the names in their keys, and those to or from addresses. @returns their ids */
export async function eraseMails(
  trx: Trx,
  { names, emails }: { readonly names: readonly string[]; readonly emails: readonly string[] },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    delete from outbox
    where linked_booking_id = any(${names})
      or exists (select 1 from unnest(${names}::text[]) name where position(name in dedupe_key) > 0)
      or lower(recipient) = any(${emails}) or lower(reply_to) = any(${emails})
    returning id`.execute(trx);
  return rows.map(({ id }) => id);
}

/** Mails from before an instant that are not sent, for any reason, oldest first. */
export async function unsentMails(db: Db, writtenBefore: Date): Promise<OutboxRow[]> {
  return db
    .selectFrom('outbox')
    .selectAll()
    .where('sent_at', 'is', null)
    .where('let_go_at', 'is', null)
    .where('created_at', '<=', writtenBefore)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export async function writtenMails(db: Db, dedupeKeys: readonly string[]): Promise<ReadonlySet<string>> {
  if (dedupeKeys.length === 0) return new Set();
  const found = await db
    .selectFrom('outbox')
    .select('dedupe_key')
    .where('dedupe_key', 'in', dedupeKeys)
    .execute();
  return new Set(found.map((mail) => mail.dedupe_key));
}

export type Resent = Pick<OutboxMessage, 'subject' | 'to'>;

/** Retries mails that were given up. @param id of one of them @default all */
export async function retryGivenUp(trx: Trx, now: Date, id?: string): Promise<Resent[]> {
  return trx
    .updateTable('outbox')
    .set({ attempts: 0, next_attempt_at: now })
    .where('sent_at', 'is', null)
    .where('let_go_at', 'is', null)
    .where('attempts', '>=', MAX_ATTEMPTS)
    .$if(id !== undefined, (mails) => mails.where(sql<string>`id::text`, '=', id ?? ''))
    .returning(['subject', 'recipient as to'])
    .execute();
}

/** Sends the latest mail about a booking again, but no thanks, nor the end of a stay that stands. `undefined`: none */
export async function copyLatest(
  trx: Trx,
  booking: Pick<Booking, 'id' | 'guest' | 'status'>,
  now: Date,
): Promise<Resent | undefined> {
  const mail = await trx
    .selectFrom('outbox')
    .select(['dedupe_key', 'recipient', 'reply_to', 'subject', 'body', 'html', 'picture', 'calendar'])
    .where('recipient', '=', booking.guest.email)
    .where('dedupe_key', 'like', `%:${likeText(booking.id)}`)
    .where('dedupe_key', 'not like', 'after-stay:%')
    .$if(booking.status !== 'cancelled', (mails) =>
      mails.where('dedupe_key', 'not like', 'booking-cancelled:%'),
    )
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  if (mail === undefined) return undefined;
  const id = randomUUID();
  await trx
    .insertInto('outbox')
    .values({
      ...mail,
      id,
      dedupe_key: `${mail.dedupe_key}:again:${id}`,
      // Mails that are older than such links get one, too.
      linked_booking_id: booking.id,
      created_at: now,
      attempts: 0,
      next_attempt_at: now,
    })
    .execute();
  return { subject: mail.subject, to: mail.recipient };
}

/** Drops a mail that need no longer be sent. @returns false when no such mail waits */
export async function dropMail(trx: Trx, id: string, now: Date): Promise<boolean> {
  const mail = await trx
    .updateTable('outbox')
    .set({ let_go_at: now })
    .where(sql<string>`id::text`, '=', id)
    .where('sent_at', 'is', null)
    .where('let_go_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return mail !== undefined;
}

export async function countMails(db: Db): Promise<{ readonly waiting: number; readonly given_up: number }> {
  return db
    .selectFrom('outbox')
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('attempts', '<', MAX_ATTEMPTS).as('waiting'),
      fn.countAll<number>().filterWhere('attempts', '>=', MAX_ATTEMPTS).as('given_up'),
    ])
    .where('sent_at', 'is', null)
    .where('let_go_at', 'is', null)
    .executeTakeFirstOrThrow();
}

/** Deletes mails that are not sent again, once their stay is long over. */
export const pruneMails: Prune = async (trx, now, today) => {
  const about = sql<string>`coalesce(outbox.linked_booking_id, split_part(outbox.dedupe_key, ':', 2))`;
  const old = trx
    .selectFrom('outbox')
    .select('id')
    .where('created_at', '<', daysBefore(now, RETENTION.mail))
    .where((mail) =>
      mail.or([
        mail('sent_at', 'is not', null),
        mail('attempts', '>=', MAX_ATTEMPTS),
        mail('let_go_at', 'is not', null),
      ]),
    )
    .where(({ not }) => not(endsNotBefore(about, addDays(today, -RETENTION.mail))))
    .limit(PRUNE_BATCH);
  return countOfDeleted(await trx.deleteFrom('outbox').where('id', 'in', old).executeTakeFirst());
};

const isFeedback = sql<boolean>`starts_with(dedupe_key, 'feedback:')`;
const isHeldBack = sql<boolean>`let_go_at = created_at`;

/** Feedback mails: those of the last day that are sent, and all that are held back until the desk decides. */
export async function countFeedbackMails(db: Db, now: Date) {
  return db
    .selectFrom('outbox')
    .select(({ fn, and, eb }) => [
      fn
        .countAll<number>()
        .filterWhere(and([eb('let_go_at', 'is', null), eb('created_at', '>', daysBefore(now, 1))]))
        .as('ofToday'),
      fn.countAll<number>().filterWhere(isHeldBack).as('heldBack'),
    ])
    .where(isFeedback)
    .executeTakeFirstOrThrow();
}

/** Sends the feedback mails that are held back, or drops them. @returns their number */
export async function endHeldBackFeedback(trx: Trx, end: 'send' | 'drop', now: Date): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('outbox')
    .set({ let_go_at: end === 'send' ? null : now })
    .where(isFeedback)
    .where(isHeldBack)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
