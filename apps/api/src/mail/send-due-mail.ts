import { mailPicturePath } from '@motel/content/mail-pictures';
import type { Logger } from 'pino';
import type { Db } from '../db/index.ts';
import { readPicture } from '../pictures/index.ts';
import { after, type Clock, retryDelay } from '../shared/clock.ts';
import { withStayToken, withStayTokenInPage } from './letters/bookings-link.ts';
import type { MailTransport } from './mail-transport.ts';
import type { OutboxRow } from './outbox-message.ts';

/** Two days of attempts; then the mail is given up, and is on the desk's list. */
export const MAX_ATTEMPTS = 60;

const BATCH = 50;
/** Milliseconds. A mail that takes longer to send is retried: its process has died. */
const MAX_SENDING = 2 * 60_000;

export interface MailWork {
  readonly db: Db;
  readonly transport: MailTransport;
  readonly clock: Clock;
  readonly logger: Logger;
  /** Makes the token of a mail's link when it is sent: no stored mail has one, and one sent again has a new one. */
  readonly createStayLink?: (bookingId: string) => Promise<string>;
  /** Once it is aborted, no further mail is started. */
  readonly stop?: AbortSignal;
}

/** Sends every mail that is due, oldest first. Safe in many processes; retries later what fails. */
export async function sendDueMail(work: MailWork): Promise<void> {
  const due = await work.db
    .selectFrom('outbox')
    .selectAll()
    .where('sent_at', 'is', null)
    .where('next_attempt_at', '<=', work.clock.now())
    .where('attempts', '<', MAX_ATTEMPTS)
    .where('let_go_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .limit(BATCH)
    .execute();
  for (const mail of due) {
    if (work.stop?.aborted) return;
    if (await claim(mail, work)) await send(mail, work);
  }
}

/** Claims the mail for one of many processes, for as long as sending may take. A crash only delays it. */
async function claim({ id, attempts }: OutboxRow, { db, clock }: MailWork): Promise<boolean> {
  const claimed = await db
    .updateTable('outbox')
    .set({ attempts: attempts + 1, next_attempt_at: after(clock.now(), MAX_SENDING) })
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('sent_at', 'is', null)
    .executeTakeFirst();
  return claimed.numUpdatedRows === 1n;
}

async function send(mail: OutboxRow, work: MailWork): Promise<void> {
  const { db, transport, clock, logger } = work;
  try {
    await transport.send({
      id: mail.id,
      to: mail.recipient,
      replyTo: mail.reply_to ?? undefined,
      subject: mail.subject,
      ...(await partsOf(mail, work)),
      calendar: mail.calendar ?? undefined,
      writtenAt: mail.created_at,
    });
  } catch (error) {
    // A mail server's words may quote the guest's address: they stay with the mail, out of the log.
    const attempt = mail.attempts + 1;
    const words = error instanceof Error ? error.message : String(error);
    logger.warn({ mailId: mail.id, attempt, isLast: attempt === MAX_ATTEMPTS }, 'Mail not sent');
    await db
      .updateTable('outbox')
      .set({ last_error: words.slice(0, 500), next_attempt_at: after(clock.now(), retryDelay(attempt)) })
      .where('id', '=', mail.id)
      .where('attempts', '=', attempt)
      .execute();
    return;
  }
  await db.updateTable('outbox').set({ sent_at: clock.now() }).where('id', '=', mail.id).execute();
}

/** Text, page and picture. A picture that is no longer there is left out: the page then shows its description. */
async function partsOf(mail: OutboxRow, { db, createStayLink }: MailWork) {
  const { body: text, linked_booking_id: bookingId } = mail;
  const html = mail.html ?? undefined;
  const bytes = mail.picture === null ? undefined : await readPicture(db, mailPicturePath(mail.picture));
  const picture =
    mail.picture !== null && bytes ? { file: mail.picture, content: Buffer.from(bytes) } : undefined;
  if (createStayLink === undefined || bookingId === null) return { text, html, picture };
  const token = await createStayLink(bookingId);
  return { text: withStayToken(text, token), html: html && withStayTokenInPage(html, token), picture };
}
