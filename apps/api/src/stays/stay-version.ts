import { type Booking, stayVersions } from '../booking/index.ts';
import type { Db, Trx } from '../db/index.ts';
import { type Refused, refuse } from '../shared/outcome.ts';
import { actionsOn } from '../staff/index.ts';

/** The version of one stay. */
export async function stayVersion(db: Db, id: string): Promise<string> {
  return (await stayVersions(db, [id])).get(id) ?? '';
}

/** Refuses a change of a stay that is another one than its person saw, in the words of what was done since. */
export async function changedMeanwhile(
  trx: Trx,
  { reference, folio }: Pick<Booking, 'reference' | 'folio'>,
): Promise<Refused> {
  const actions = await actionsOn(trx, [reference]);
  const last = actions.toSorted((a, b) => b.at.getTime() - a.at.getTime())[0];
  const entry = folio.entries.at(-1);
  if (last === undefined || (entry !== undefined && entry.at > last.at)) {
    return refuse('changed-meanwhile', 'stay-changed-elsewhere');
  }
  return refuse('changed-meanwhile', 'changed-meanwhile', { who: last.who, details: last.details });
}
