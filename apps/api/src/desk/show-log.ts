import type { DeskCalls, WireAnswerOf } from '@motel/api-client/desk-contracts';
import { isReference } from '../booking/index.ts';
import { type Outcome, succeed } from '../shared/outcome.ts';
import { ACTION_WORDS, type DeskContext, latestActions } from '../staff/index.ts';

const PAGE = 50;

/** A page of what was done by hand, newest first. @param words in a name, a subject or a line; any case of letters */
export async function showLog(
  { db }: DeskContext,
  { before, words }: { readonly before?: string | undefined; readonly words?: string | undefined },
): Promise<Outcome<WireAnswerOf<DeskCalls['log']>>> {
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
}
