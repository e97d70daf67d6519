import { isReference } from '../booking/index.ts';
import { succeed } from '../shared/outcome.ts';
import { ACTION_WORDS, type DeskReading, latestActions } from '../staff/index.ts';

const PAGE = 50;

/** A page of what was done by hand, newest first. @param words in a name, a subject or a line; any case of letters */
export const showLog: DeskReading<'log'> = async ({ db }, { before, words }) => {
  const until = before === undefined ? undefined : new Date(before);
  const found = await latestActions(db, PAGE + 1, { before: until, words });
  return succeed({
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
  });
};
