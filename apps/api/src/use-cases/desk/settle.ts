import { sql } from 'kysely';
import type { Trx } from '../../db/database.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { openItemWords } from '../../mail/templates/open-item-words.ts';
import { type Outcome, refuse, succeed } from '../outcome.ts';
import type { ByHand, DeskContext } from './desk.ts';
import { logByHand } from './desk-log.ts';

/** What was done about an open item, or why a mail need not go any more. */
export interface Settled {
  readonly reference: string;
  readonly note: string;
}

/**
 * Takes something off the desk's list: an open item that was settled by hand, or a mail that is let go. What was done
 * stands in the log. Refused with `not-found` when nothing of that reference is open.
 * @returns what it was
 */
export async function settle(
  { db, clock }: DeskContext,
  { reference, note }: Settled,
  { who }: ByHand,
): Promise<Outcome<{ title: string }>> {
  return inTransaction(db, async (trx) => {
    const now = clock.now();
    const title = (await settleItem(trx, reference, now)) ?? (await letMailGo(trx, reference, now));
    if (title === undefined) {
      return refuse('not-found', `Nothing of the reference "${reference}" waits for a hand.`);
    }
    await logByHand(trx, { who, action: 'settle', subject: reference, details: `${title}: ${note}` }, now);
    return succeed({ title });
  });
}

async function settleItem(trx: Trx, reference: string, now: Date): Promise<string | undefined> {
  const item = await trx
    .updateTable('open_items')
    .set({ settled_at: now })
    .where('reference', '=', reference)
    .where('settled_at', 'is', null)
    .returning(['kind', 'amount'])
    .executeTakeFirst();
  return item && openItemWords(item.kind, item.amount).title;
}

async function letMailGo(trx: Trx, id: string, now: Date): Promise<string | undefined> {
  const mail = await trx
    .updateTable('outbox')
    .set({ let_go_at: now })
    .where(sql<string>`id::text`, '=', id)
    .where('sent_at', 'is', null)
    .where('let_go_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  // Its subject may name a guest, and the log does not.
  return mail && 'A mail is let go';
}
