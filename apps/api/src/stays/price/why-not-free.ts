import type { Db } from '../../db/index.ts';
import { soldOn } from '../../inventory/index.ts';
import { type Refused, refuse } from '../../shared/outcome.ts';
import type { PlannedChange } from './plan-change.ts';

/** Why the rooms of a change are not free, as far as a look without locks can say. */
export async function whyNotFree(
  db: Db,
  { gained }: Pick<PlannedChange, 'gained'>,
): Promise<Refused | undefined> {
  for (const run of gained) {
    const nights = await soldOn(db, run.propertyId, run);
    if (nights.some(({ free }) => free < run.rooms)) return refuse('sold-out', 'nights-sold-out');
  }
  return undefined;
}
