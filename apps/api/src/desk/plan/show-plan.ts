import type { PlanWire } from '@motel/api-client/desk-contracts';
import { addDays, type CivilDate, civilDate, fromDayNumber, dayNumber, toDollars } from '@motel/booking-core';
import { heldChangesWithin, type ListedStay, listedStaysWithin } from '../../booking/index.ts';
import type { Db } from '../../db/index.ts';
import { blocksWithin, nightsByType } from '../../inventory/index.ts';
import type { Clock } from '../../shared/clock.ts';
import { deskDay } from '../day/desk-day.ts';

interface PlanSpan {
  /** @default the Monday before today */
  readonly from?: string | undefined;
  readonly days: number;
}

/**
 * The rooms of the motel over some days. Stays that leave on the first day are in it, too: their bars end at its midday.
 * A constant number of questions to the database, whatever the number of stays.
 */
export async function showPlan(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  { from: asked, days }: PlanSpan,
): Promise<PlanWire> {
  const today = deskDay(clock);
  const from = asked === undefined ? mondayBefore(today) : civilDate(asked);
  const before = addDays(from, -1);
  const last = addDays(from, days - 1);
  const stays = await listedStaysWithin(db, before, last);
  return { today, from, days };
}

/** A plan begins on a Monday, and shows at least the night before today. */
function mondayBefore(today: CivilDate): CivilDate {
  // Day 0 was a Thursday.
  const yesterday = dayNumber(today) - 1;
  return fromDayNumber(yesterday - ((yesterday + 3) % 7));
}
