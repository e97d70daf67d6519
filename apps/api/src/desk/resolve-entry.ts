import { dropMail, endHeldBackFeedback } from '../mail/index.ts';
import { closeItem, openItemWords } from '../money/index.ts';
import { refuse, succeed } from '../shared/outcome.ts';
import { act, type DeskDeed } from '../staff/index.ts';

/** Letters of a note. */
const MOST_NOTE = 500;

/**
 * Takes an entry off the desk's list: an open item that was resolved by hand, or a mail that need not be sent. The log
 * gets the note. Refused with `not-found` when no entry with that reference is open, and with `rule-broken` for its note.
 * @param asked.note how the item was resolved, or why the mail need not be sent
 */
export const resolveEntry: DeskDeed<'closeItem'> = async (context, { reference, note }, by) => {
  if (note.trim() === '') return refuse('rule-broken', 'item-note-missing');
  if (note.length > MOST_NOTE) return refuse('rule-broken', 'note-too-long', { most: MOST_NOTE });
  return act(context, 'settle', by, async (trx, now) => {
    const item = await closeItem(trx, reference, now);
    const isMail =
      reference === 'feedback'
        ? (await endHeldBackFeedback(trx, 'drop', now)) > 0
        : item === undefined && (await dropMail(trx, reference, now));
    if (item === undefined && !isMail) return refuse('not-found', 'nothing-open', { reference });
    // The mail's subject may have a guest's name, which must not be in the log.
    const title = item ? openItemWords(context.words, item.kind, item.amount).title : 'A mail is let go';
    return succeed({ subject: reference, details: `${title}: ${note.trim()}`, answer: {} });
  });
};
