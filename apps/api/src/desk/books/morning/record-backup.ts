import { inTransaction } from '../../../db/index.ts';
import type { ByHand, DeskContext } from '../../desk.ts';
import { logByHand } from '../../desk-log.ts';

/** Records in the log that a backup was made now, so that the morning check knows how old the latest one is. */
export async function recordBackup({ db, clock }: DeskContext, note: string, { who }: ByHand): Promise<void> {
  const entry = { who, action: 'backup', subject: 'backup', details: note } as const;
  await inTransaction(db, (trx) => logByHand(trx, entry, clock.now()));
}
