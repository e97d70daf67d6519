import type { RateChangeWire } from '@motel/api-client/desk-contracts';
import type { Db } from '../../db/index.ts';
import { listVersions } from '../../rates/index.ts';
import { authorWords } from './planned-rates.ts';
import { UNDONE, whyNotUndone } from './undo-change.ts';

const MOST = 20;

/** The changes of the rates with their person and time, newest first. */
export async function listChanges(db: Db): Promise<RateChangeWire[]> {
  const versions = (await listVersions(db, MOST + 1)).toReversed();
  return versions
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
}
