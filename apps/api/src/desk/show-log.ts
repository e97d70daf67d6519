import type { DeskCalls, WireAnswerOf } from '@motel/api-client/desk-contracts';
import { type Outcome, succeed } from '../shared/outcome.ts';
import { type DeskContext, latestActions } from '../staff/index.ts';

const PAGE = 50;
/** As a booking is called. */
const REFERENCE = /^[A-Z]{2}-[0-9A-Z]{5}$/;

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
      action,
      subject,
      isStay: REFERENCE.test(subject),
      details,
    })),
    hasMore: found.length > PAGE,
  });
}
