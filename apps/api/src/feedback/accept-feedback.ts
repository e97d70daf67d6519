import { randomUUID } from 'node:crypto';
import type { Done, FeedbackRequest } from '@motel/api-client/contracts';
import { checkFeedback, issuesOf } from '@motel/booking-core';
import { type Db, type Fixed, inTransaction, pruneOlder, type Trx } from '../db/index.ts';
import { countFeedbackMails, enqueueMail, feedbackMail } from '../mail/index.ts';
import type { MotelContext } from '../shared/motel-context.ts';
import { refuseBroken } from '../shared/outcome.ts';
import { RETENTION } from '../shared/retention.ts';

declare module '../db/database.ts' {
  interface Database {
    feedback: {
      id: Fixed<string>;
      name: Fixed<string>;
      email: Fixed<string>;
      message: Fixed<string>;
      created_at: Fixed<Date>;
    };
  }
}

/** In a day. Many addresses together must not fill the motel's mailbox: more are stored, and counted at the desk. */
const MOST_MAILS = 50;

/** Stores a feedback message and mails it to the motel. The form's accuracy box is not sent: it is the form's own. */
export async function acceptFeedback(
  { db, clock, words }: MotelContext & { readonly db: Db },
  request: FeedbackRequest,
): Promise<Done> {
  const checked = checkFeedback({ ...request, isAccurate: true });
  const { feedback } = words.rules;
  if (!checked.ok) refuseBroken(issuesOf(checked.error, feedback), feedback['feedback-invalid']);
  const id = randomUUID();
  const now = clock.now();
  await inTransaction(db, async (trx) => {
    const { name, email, message } = checked.value;
    await trx.insertInto('feedback').values({ id, name, email, message, created_at: now }).execute();
    const isHeldBack = (await countFeedbackMails(trx, now)).ofToday >= MOST_MAILS;
    await enqueueMail(trx, now, {
      ...feedbackMail(words, { feedbackId: id, name, email, message }),
      isHeldBack,
    });
  });
  return { success: true };
}

/** The messages from mail addresses, in lower case. */
export async function feedbackFrom(db: Db, emails: readonly string[]) {
  const found = await db.selectFrom('feedback').selectAll().orderBy('created_at').execute();
  return found.filter(({ email }) => emails.includes(email.toLowerCase()));
}

export async function eraseFeedback(trx: Trx, emails: readonly string[]): Promise<void> {
  if (emails.length === 0) return;
  await trx
    .deleteFrom('feedback')
    .where(({ eb, fn }) => eb(fn<string>('lower', ['email']), 'in', emails))
    .execute();
}

export const pruneFeedback = pruneOlder('feedback', ['id'], 'created_at', RETENTION.feedback);
