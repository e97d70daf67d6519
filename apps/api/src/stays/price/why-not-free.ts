import { nightDates } from '@motel/booking-core';
import type { Db } from '../../db/index.ts';
import { soldOn } from '../../inventory/index.ts';
import { type Refused, refuse } from '../../shared/outcome.ts';
import type { PlannedChange } from './plan-change.ts';

/** Why the rooms of a change are not free, as far as a look without locks can say. */
export async function whyNotFree(
  db: Db,
  { gained, capacity }: Pick<PlannedChange, 'gained' | 'capacity'>,
): Promise<Refused | undefined> {
  for (const run of gained) {
    const sold = await soldOn(db, run.propertyId, run);
    const isTaken = nightDates(run).some((date) => {
      const night = sold.get(date) ?? { capacity, sold: 0 };
      return night.sold + run.rooms > night.capacity;
    });
    if (isTaken) return refuse('sold-out', 'nights-sold-out');
  }
  return undefined;
}
