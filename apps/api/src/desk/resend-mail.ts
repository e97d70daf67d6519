import { findBooking } from '../booking/index.ts';
import { inTransaction } from '../db/index.ts';
import { copyLatest, endHeldBackFeedback, type Resent, retryGivenUp } from '../mail/index.ts';
import { type Outcome, refuse, succeed } from '../shared/outcome.ts';
import { act, type ByPerson } from './act.ts';
import type { ByHand, DeskContext } from './desk.ts';
import { logByHand } from './desk-log.ts';

/**
 * Sends a mail once more, word for word and with a link that works: the guest's latest about a booking, or one that was
 * given up, by its own number. Refused with `not-found`.
 */
export async function resendMail(context: DeskContext, about: string, by: ByHand): Promise<Outcome<Resent>> {
  return act(context, 'resend', by, async (trx, now) => {
    const [retried] = await retryGivenUp(trx, now, about);
    const booking = retried === undefined ? await findBooking(trx, about) : undefined;
    const mail = retried ?? (booking && (await copyLatest(trx, booking, now)));
    if (mail === undefined) return refuse('not-found', 'mail-unknown');
    // The subject of a guest's feedback has their name, which must not be in the log.
    const details = retried === undefined ? mail.subject : 'a mail that was given up';
    return succeed({ subject: booking?.reference ?? about, details, answer: mail });
  });
}

/** Retries a mail that was given up. Refused with `not-found`. */
export async function retryMail(
  context: DeskContext,
  id: string,
  by: ByPerson,
): Promise<Outcome<Record<string, never>>> {
  return act(context, 'resend', by, async (trx, now) => {
    const retried = await retryGivenUp(trx, now, id);
    if (retried.length === 0) return refuse('not-found', 'mail-not-given-up');
    return succeed({ subject: id, details: 'a mail that was given up', answer: {} });
  });
}

/** Retries every mail that was given up, e.g. when the mail server works once more. */
export async function resendGivenUp({ db, clock }: DeskContext, { who }: ByHand): Promise<readonly Resent[]> {
  return inTransaction(db, async (trx) => {
    const now = clock.now();
    const resent = await retryGivenUp(trx, now);
    const details = `${resent.length} mails that were given up`;
    if (resent.length > 0) await logByHand(trx, { who, action: 'resend', subject: 'all', details }, now);
    return resent;
  });
}

/** Mails the messages of the feedback form that are held back. @returns their number */
export async function sendHeldBackFeedback({ db, clock }: DeskContext, { who }: ByHand): Promise<number> {
  return inTransaction(db, async (trx) => {
    const now = clock.now();
    const sent = await endHeldBackFeedback(trx, 'send', now);
    const details = `${sent} messages that were held back`;
    if (sent > 0) await logByHand(trx, { who, action: 'resend', subject: 'feedback', details }, now);
    return sent;
  });
}
