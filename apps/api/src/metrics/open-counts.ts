import { countHolds } from '../booking/index.ts';
import type { Db } from '../db/index.ts';
import { countMails } from '../mail/index.ts';
import { countOpenItems, countRefunds } from '../money/index.ts';

/** The number of holds, refunds, open items and mails that are not completed. */
export interface OpenCounts {
  readonly holds: { readonly live: number; readonly overdue: number };
  readonly refunds: { readonly due: number; readonly sent: number };
  /** By kind. */
  readonly openItems: Readonly<Record<string, number>>;
  readonly mails: { readonly waiting: number; readonly given_up: number };
}

/** Each query reads a partial index that has only the open rows. */
export async function readOpenCounts(db: Db, now: Date): Promise<OpenCounts> {
  return {
    holds: await countHolds(db, now),
    refunds: await countRefunds(db),
    openItems: await countOpenItems(db),
    mails: await countMails(db),
  };
}
