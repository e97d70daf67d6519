import type { Logger } from 'pino';
import {
  pruneEndedChanges,
  pruneHoldOrigins,
  pruneIdempotencyKeys,
  pruneStayLinks,
  pruneUnpaidAttempts,
} from '../booking/index.ts';
import { type Db, inTransaction, type Prune } from '../db/index.ts';
import { pruneFeedback } from '../feedback/index.ts';
import { pruneGuests, pruneSignIns } from '../guests/index.ts';
import { pruneSalesChanges } from '../inventory/index.ts';
import { pruneMails } from '../mail/index.ts';
import { prunePaymentEvents } from '../money/index.ts';
import type { AtMotel } from '../shared/motel-context.ts';
import { todayAt } from '../shared/motel-time.ts';
import { pruneChallenges, pruneDeskKeys, pruneInvitations, pruneSessions } from '../staff/index.ts';

/** In this order, because guests can be deleted only after what refers to them. */
const PRUNERS: Readonly<Record<string, Prune>> = {
  'sign-ins': pruneSignIns,
  'unpaid attempts': pruneUnpaidAttempts,
  'changes that were not paid': pruneEndedChanges,
  'origins of holds': pruneHoldOrigins,
  'idempotency keys': pruneIdempotencyKeys,
  'guests without a stay': pruneGuests,
  'payment events': prunePaymentEvents,
  mails: pruneMails,
  'links in mails': pruneStayLinks,
  feedback: pruneFeedback,
  'keys of the desk': pruneDeskKeys,
  'challenges of the desk': pruneChallenges,
  'links to the desk': pruneInvitations,
  'sessions at the desk': pruneSessions,
  'changes of what is sold': pruneSalesChanges,
};

/** Deletes records that are no longer needed, in batches. Safe in many processes: one of them deletes a row. */
export async function pruneRecords(
  { db, clock, motel, logger }: AtMotel & { readonly db: Db; readonly logger: Logger },
  stop: AbortSignal,
): Promise<void> {
  for (const [records, prune] of Object.entries(PRUNERS)) {
    let deleted = 0;
    for (;;) {
      if (stop.aborted) return;
      const batch = await inTransaction(db, (trx) => prune(trx, clock.now(), todayAt({ clock, motel })));
      if (batch === 0) break;
      deleted += batch;
    }
    if (deleted > 0) logger.info({ records, deleted }, 'Old records were deleted');
  }
}
