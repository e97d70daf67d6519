import { inTransaction } from '../../../db/index.ts';
import { act, type DeskContext, type DeskDeed, logByHand } from '../../../staff/index.ts';

/** Records in the log that a backup was made now, so that the morning check knows how old the latest one is. */
export async function recordBackup(
  { db, clock }: Pick<DeskContext, 'db' | 'clock'>,
  { note, who }: { readonly note: string; readonly who: string },
): Promise<void> {
  const entry = { who, action: 'backup', subject: 'backup', details: note } as const;
  await inTransaction(db, (trx) => logByHand(trx, entry, clock.now()));
}

/** Records a backup that was made in another way. */
export const recordOtherBackup: DeskDeed<'recordBackup'> = (context, { note = '' }, by) =>
  act(context, 'backup', by, async () => ({ subject: 'backup', details: note, answer: {} }));
