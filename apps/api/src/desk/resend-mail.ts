import { endHeldBackFeedback, retryGivenUp } from '../mail/index.ts';
import { refuse, succeed } from '../shared/outcome.ts';
import { act, type DeskDeed } from '../staff/index.ts';

/** Retries a mail that was given up. Refused with `not-found`. */
export const retryMail: DeskDeed<'retryMail'> = (context, { id }, by) =>
  act(context, 'resend', by, async (trx, now) => {
    const retried = await retryGivenUp(trx, now, id);
    if (retried.length === 0) return refuse('not-found', 'mail-not-given-up');
    return succeed({ subject: id, details: 'a mail that was given up', answer: {} });
  });

/** Retries every mail that was given up, e.g. when the mail server works again. */
export const retryMails: DeskDeed<'retryMails'> = (context, _asked, by) =>
  act(context, 'resend', by, async (trx, now) => {
    const { length: mails } = await retryGivenUp(trx, now);
    return succeed({ subject: 'all', details: `${mails} mails that were given up`, answer: { mails } });
  });

/** Mails the messages of the feedback form that are held back. */
export const mailHeldBack: DeskDeed<'mailFeedback'> = (context, _asked, by) =>
  act(context, 'resend', by, async (trx, now) => {
    const messages = await endHeldBackFeedback(trx, 'send', now);
    const details = `${messages} messages that were held back`;
    return succeed({ subject: 'feedback', details, answer: { messages } });
  });
