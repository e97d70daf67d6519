import type { Db } from '../db/database.ts';
import { MOST_ATTEMPTS } from '../mail/send-due-mail.ts';

/** How many of each there are now, as far as somebody has to look after them. */
export interface Books {
  readonly holds: { readonly live: number; readonly overdue: number };
  readonly refunds: { readonly due: number; readonly sent: number };
  /** What about money waits for somebody's hand, by kind. */
  readonly openItems: Readonly<Record<string, number>>;
  readonly mails: { readonly waiting: number; readonly given_up: number };
}

/** Counts what is open. Each query reads a partial index that holds the open rows alone. */
export async function readBooks(db: Db, now: Date): Promise<Books> {
  const holds = await db
    .selectFrom('bookings')
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('held_until', '>', now).as('live'),
      fn.countAll<number>().filterWhere('held_until', '<=', now).as('overdue'),
    ])
    .where('status', '=', 'held')
    .executeTakeFirstOrThrow();
  const refunds = await db
    .selectFrom('refunds')
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('sent_at', 'is', null).as('due'),
      fn.countAll<number>().filterWhere('sent_at', 'is not', null).as('sent'),
    ])
    .where('settled_at', 'is', null)
    .where('failed_at', 'is', null)
    .executeTakeFirstOrThrow();
  const mails = await db
    .selectFrom('outbox')
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('attempts', '<', MOST_ATTEMPTS).as('waiting'),
      fn.countAll<number>().filterWhere('attempts', '>=', MOST_ATTEMPTS).as('given_up'),
    ])
    .where('sent_at', 'is', null)
    .where('let_go_at', 'is', null)
    .executeTakeFirstOrThrow();
  const open = await db
    .selectFrom('open_items')
    .select(({ fn }) => ['kind', fn.countAll<number>().as('items')])
    .where('settled_at', 'is', null)
    .groupBy('kind')
    .execute();
  const openItems = Object.fromEntries(open.map(({ kind, items }) => [kind, items]));
  return { holds, refunds, openItems, mails };
}
