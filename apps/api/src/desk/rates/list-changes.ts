import type { RateChangeWire } from '@motel/api-client/desk-contracts';
import { listVersions } from '../../rates/index.ts';
import { type Outcome, succeed } from '../../shared/outcome.ts';
import type { DeskContext } from '../../staff/index.ts';
import { authorWords } from './planned-rates.ts';
import { UNDONE, whyNotUndone } from './undo-change.ts';

const MOST = 20;

/** The changes of the rates with their person and time, newest first. */
export async function listChanges({
  db,
}: DeskContext): Promise<Outcome<{ readonly changes: RateChangeWire[] }>> {
  const versions = (await listVersions(db, MOST + 1)).toReversed();
  const changes = versions
    .slice(-MOST)
    .map(({ version, at, author, note }) => ({
      version,
      at: at.toISOString(),
      by: authorWords(author),
      note,
      mayUndo: whyNotUndone(versions, version) === undefined,
      isUndo: note.startsWith(UNDONE),
    }))
    .toReversed();
  return succeed({ changes });
}
