import { sql } from 'kysely';
import type { Db, Trx } from '../db/index.ts';
import { daysBefore } from '../shared/retention.ts';

const isFeedback = sql<boolean>`starts_with(dedupe_key, 'feedback:')`;
const isHeldBack = sql<boolean>`let_go_at = created_at`;

/** Feedback mails: those of the last day that are sent, and all that are held back until the desk decides. */
export async function countFeedbackMails(db: Db, now: Date) {
  return db
    .selectFrom('outbox')
    .select(({ fn, and, eb }) => [
      fn
        .countAll<number>()
        .filterWhere(and([eb('let_go_at', 'is', null), eb('created_at', '>', daysBefore(now, 1))]))
        .as('ofToday'),
      fn.countAll<number>().filterWhere(isHeldBack).as('heldBack'),
    ])
    .where(isFeedback)
    .executeTakeFirstOrThrow();
}

/** Sends the feedback mails that are held back, or drops them. @returns their number */
export async function endHeldBackFeedback(trx: Trx, end: 'send' | 'drop', now: Date): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('outbox')
    .set({ let_go_at: end === 'send' ? null : now })
    .where(isFeedback)
    .where(isHeldBack)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
