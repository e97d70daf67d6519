import { countHolds } from '../booking/index.ts';
import type { Db } from '../db/index.ts';
import { countMails } from '../mail/index.ts';
import { countOpenItems, countRefunds } from '../money/index.ts';

export type OpenCounts = Awaited<ReturnType<typeof readOpenCounts>>;

/** Holds, refunds, items and mails that are not completed; each query reads a partial index of the open rows. */
export async function readOpenCounts(db: Db, now: Date) {
  return {
    holds: await countHolds(db, now),
    refunds: await countRefunds(db),
    openItems: await countOpenItems(db),
    mails: await countMails(db),
  };
}
