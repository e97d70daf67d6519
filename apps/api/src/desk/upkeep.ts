import { isReference } from '../booking/index.ts';
import { readMobile, signOutNumber } from '../guests/index.ts';
import { currentBlocks, liftBlock } from '../inventory/index.ts';
import { dropMail, endHeldBackFeedback, retryGivenUp } from '../mail/index.ts';
import { closeItem, collectMissedEvents, type MoneyContext, openItemWords } from '../money/index.ts';
import { roomClosedBy } from '../rooms/index.ts';
import { refuse, refuseBroken } from '../shared/outcome.ts';
import { ACTION_WORDS, act, type DeskDeed, type DeskReading, latestActions } from '../staff/index.ts';

/** Requests and applies the provider's missed events, as a job does each minute. Refused when it cannot be reached. */
export const askProvider: DeskReading<'askProvider', MoneyContext> = async (context) => {
  try {
    await collectMissedEvents(context, new AbortController().signal);
    return {};
  } catch (error) {
    context.logger.warn({ err: error }, 'The payment provider could not be asked for its events');
    refuse('rule-broken', 'provider-silent');
  }
};

/** Nights that are off sale: by a closed room, or by an earlier version, without a room's number. */
export const listBlocks: DeskReading<'blocks'> = async ({ db }) => {
  const blocks = await currentBlocks(db);
  return {
    blocks: blocks.map(({ id, propertyId: typeId, rooms, checkIn, checkOut, reason }) => {
      return { id, typeId, rooms, checkIn, checkOut, reason };
    }),
  };
};

/** Puts blocked rooms on sale. Refused for the block of a closed room: one would be sold that no guest can have. */
export const liftBlockAtDesk: DeskDeed<'liftBlock'> = (context, { id: blockId }, by) =>
  act(context, 'unblock', by, async (trx, now) => {
    const number = await roomClosedBy(trx, blockId);
    if (number !== undefined) refuse('rule-broken', 'block-of-closure', { number });
    const block = (await liftBlock(trx, blockId, now)) ?? refuse('not-found', 'block-unknown');
    return { subject: blockId, details: block.reason, answer: {} };
  });

/** Retries a mail that was given up. Refused with `not-found`. */
export const retryMail: DeskDeed<'retryMail'> = (context, { id }, by) =>
  act(context, 'resend', by, async (trx, now) => {
    const retried = await retryGivenUp(trx, now, id);
    if (retried.length === 0) refuse('not-found', 'mail-not-given-up');
    return { subject: id, details: 'a mail that was given up', answer: {} };
  });

/** Retries every mail that was given up, e.g. when the mail server works again. */
export const retryMails: DeskDeed<'retryMails'> = (context, _asked, by) =>
  act(context, 'resend', by, async (trx, now) => {
    const { length: mails } = await retryGivenUp(trx, now);
    return { subject: 'all', details: `${mails} mails that were given up`, answer: { mails } };
  });

export const mailHeldBack: DeskDeed<'mailFeedback'> = (context, _asked, by) =>
  act(context, 'resend', by, async (trx, now) => {
    const messages = await endHeldBackFeedback(trx, 'send', now);
    const details = `${messages} messages that were held back`;
    return { subject: 'feedback', details, answer: { messages } };
  });

const MOST_NOTE = 500;

/** Takes an open item, or a mail that need not be sent, off the desk's list; the log gets the note. */
export const resolveEntry: DeskDeed<'closeItem'> = async (context, { reference, note }, by) => {
  if (note.trim() === '') refuse('rule-broken', 'item-note-missing');
  if (note.length > MOST_NOTE) refuse('rule-broken', 'note-too-long', { most: MOST_NOTE });
  return act(context, 'settle', by, async (trx, now) => {
    const item = await closeItem(trx, reference, now);
    const isMail =
      reference === 'feedback'
        ? (await endHeldBackFeedback(trx, 'drop', now)) > 0
        : item === undefined && (await dropMail(trx, reference, now));
    if (item === undefined && !isMail) refuse('not-found', 'nothing-open', { reference });
    // The mail's subject may have a guest's name, which must not be in the log.
    const title = item ? openItemWords(context.words, item.kind, item.amount).title : 'A mail is let go';
    return { subject: reference, details: `${title}: ${note.trim()}`, answer: {} };
  });
};

/** Ends every sign-in of a mobile number, on all devices. The log names the guest by their id. */
export const signOutAtDesk: DeskDeed<'signOutGuest'> = async (context, { number }, by) => {
  const mobile = readMobile(number);
  if (!mobile.ok) refuseBroken([], context.words.rules.signIn['mobile-invalid']);
  return act(context, 'sign-out', by, async (trx) => {
    const signedOut = await signOutNumber(trx, context.clock, mobile.value);
    if (signedOut === undefined) refuse('not-found', 'number-unknown');
    const { guestId, ended } = signedOut;
    return { subject: guestId, details: `sign-ins of a number: ${ended}`, answer: { ended } };
  });
};

const PAGE = 50;

/** A page of what was done by hand, newest first. @param words in a name, a subject or a line; any case of letters */
export const showLog: DeskReading<'log'> = async ({ db }, { before, words }) => {
  const until = before === undefined ? undefined : new Date(before);
  const found = await latestActions(db, PAGE + 1, { before: until, words });
  return {
    entries: found.slice(0, PAGE).map(({ id, at, who, action, subject, details }) => ({
      id,
      at: at.toISOString(),
      who,
      action: ACTION_WORDS[action] ?? action,
      subject,
      isStay: isReference(subject),
      details,
    })),
    hasMore: found.length > PAGE,
  };
};
