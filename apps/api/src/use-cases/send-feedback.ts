import { randomUUID } from 'node:crypto';
import type { Done, FeedbackRequest } from '@motel/api-client/contracts';
import { checkFeedback, INVALID_FEEDBACK } from '@motel/booking-core';
import { inTransaction } from '../db/in-transaction.ts';
import { enqueueMail } from '../mail/enqueue-mail.ts';
import { feedbackMail } from '../mail/templates/feedback-mail.ts';
import type { Context } from './context.ts';
import { type Outcome, refuseBroken, succeed } from './outcome.ts';

/** Keeps a feedback message and mails it to the motel. The accuracy box is the form's own: it does not cross the wire. */
export async function sendFeedback(
  { db, clock }: Context,
  { name, email, message }: FeedbackRequest,
): Promise<Outcome<Done>> {
  const checked = checkFeedback({ name, email, message, isAccurate: true });
  if (!checked.ok) return refuseBroken(checked.violations, INVALID_FEEDBACK);
  const feedback = { feedbackId: randomUUID(), ...checked.value };
  const now = clock.now();
  await inTransaction(db, async (trx) => {
    await trx
      .insertInto('feedback')
      .values({
        id: feedback.feedbackId,
        name: feedback.name,
        email: feedback.email,
        message: feedback.message,
        created_at: now,
      })
      .execute();
    await enqueueMail(trx, now, feedbackMail(feedback));
  });
  return succeed({ success: true });
}
