import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Trx } from '../../db/database.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { likeText } from '../../db/like-text.ts';
import { MOST_ATTEMPTS } from '../../mail/send-due-mail.ts';
import { type Outcome, refuse, succeed } from '../outcome.ts';
import type { ByHand, DeskContext } from './desk.ts';
import { logByHand } from './desk-log.ts';

/** A mail that goes out again. */
export interface Resent {
  readonly subject: string;
  readonly to: string;
}

/**
 * Sends a mail once more, word for word and with a link that works: the guest's latest about a booking, or one that was
 * given up, by its own number. Refused with `not-found`.
 */
export async function resendMail(
  { db, clock }: DeskContext,
  about: string,
  { who }: ByHand,
): Promise<Outcome<Resent>> {
  return inTransaction(db, async (trx) => {
    const now = clock.now();
    const [resent] = await retryGivenUp(trx, now, about);
    const mail = resent ?? (await copyLatest(trx, about, now));
    if (mail === undefined) return refuse('not-found', 'No mail has gone to the guest of such a booking.');
    // The subject of somebody's feedback names them, and the log does not.
    const details = resent === undefined ? mail.subject : 'a mail that was given up';
    await logByHand(trx, { who, action: 'resend', subject: about, details }, now);
    return succeed(mail);
  });
}

/** Tries every mail that was given up again, e.g. when the mail server works once more. */
export async function resendGivenUp({ db, clock }: DeskContext, { who }: ByHand): Promise<readonly Resent[]> {
  return inTransaction(db, async (trx) => {
    const now = clock.now();
    const resent = await retryGivenUp(trx, now);
    const details = `${resent.length} mails that were given up`;
    if (resent.length > 0) await logByHand(trx, { who, action: 'resend', subject: 'all', details }, now);
    return resent;
  });
}

/** @param id of one of them @default all that were given up */
async function retryGivenUp(trx: Trx, now: Date, id?: string): Promise<Resent[]> {
  return trx
    .updateTable('outbox')
    .set({ attempts: 0, next_attempt_at: now })
    .where('sent_at', 'is', null)
    .where('let_go_at', 'is', null)
    .where('attempts', '>=', MOST_ATTEMPTS)
    .$if(id !== undefined, (mails) => mails.where(sql<string>`id::text`, '=', id ?? ''))
    .returning(['subject', 'recipient as to'])
    .execute();
}

async function copyLatest(trx: Trx, bookingId: string, now: Date): Promise<Resent | undefined> {
  const latest = await trx
    .selectFrom('outbox')
    .innerJoin('bookings', 'bookings.email', 'outbox.recipient')
    .selectAll('outbox')
    .select('bookings.property_id')
    .where('bookings.id', '=', bookingId)
    .where('outbox.dedupe_key', 'like', `%:${likeText(bookingId)}`)
    .orderBy('outbox.created_at', 'desc')
    .executeTakeFirst();
  if (latest === undefined) return undefined;
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
      let_go_at: null,
    })
    .execute();
  return { subject: mail.subject, to: mail.recipient };
}
