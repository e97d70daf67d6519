import type { Plan } from '@motel/api-client/desk-contracts';
import { dateOf } from './bar-words.ts';
import type { NightSpan } from './layout/plan-bars.ts';
import type { PlanRow } from './layout/rows.ts';

/** Where a stay on empty nights of a room is booked, filled in. */
export function newStayPath(plan: Plan, row: PlanRow & { kind: 'room' }, { first, end }: NightSpan): string {
  const filled = new URLSearchParams({
    type: row.type.id,
    from: dateOf(plan.from, first),
    to: dateOf(plan.from, end),
    room: row.room.id,
  });
  return `/new?${filled}`;
}
