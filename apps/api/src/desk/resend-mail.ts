import { endHeldBackFeedback, retryGivenUp } from '../mail/index.ts';
import { type Outcome, refuse, succeed } from '../shared/outcome.ts';
import { act, type ByPerson, type DeskContext } from '../staff/index.ts';
import type { Nothing } from '../stays/index.ts';

/** Retries a mail that was given up. Refused with `not-found`. */
export async function retryMail(
  context: DeskContext,
  { id }: { readonly id: string },
  by: ByPerson,
): Promise<Outcome<Nothing>> {
  return act(context, 'resend', by, async (trx, now) => {
    const retried = await retryGivenUp(trx, now, id);
    if (retried.length === 0) return refuse('not-found', 'mail-not-given-up');
    return succeed({ subject: id, details: 'a mail that was given up', answer: {} });
  });
}

/** Retries every mail that was given up, e.g. when the mail server works again. */
export function retryMails(
  context: DeskContext,
  _asked: unknown,
  by: ByPerson,
): Promise<Outcome<{ readonly mails: number }>> {
  return act(context, 'resend', by, async (trx, now) => {
    const { length: mails } = await retryGivenUp(trx, now);
    return succeed({ subject: 'all', details: `${mails} mails that were given up`, answer: { mails } });
  });
}

/** Mails the messages of the feedback form that are held back. */
export function mailHeldBack(
  context: DeskContext,
  _asked: unknown,
  by: ByPerson,
): Promise<Outcome<{ readonly messages: number }>> {
  return act(context, 'resend', by, async (trx, now) => {
    const messages = await endHeldBackFeedback(trx, 'send', now);
    const details = `${messages} messages that were held back`;
    return succeed({ subject: 'feedback', details, answer: { messages } });
  });
}
