import type { Plan } from '@motel/api-client/desk-contracts';
import { counted } from '@motel/content/words';
import { shownLongDay } from '../../shared/format/shown-dates.ts';
import { barWords, dateOf } from './bar-words.ts';
import type { PlanRow } from './layout/rows.ts';
import { barAt, type Position } from './layout/walk.ts';

/** Where a person is on the plan, in words: `Room 14, Hoodoo Double: Rashid Amiri, July 14 to 17, …`. */
export function spotWords(plan: Plan, rows: readonly PlanRow[], at: Position): string {
  const row = rows[at.row];
  const day = shownLongDay(dateOf(plan.from, at.night));
  if (row === undefined) return day;
  if (row.kind === 'type') {
    const free = row.type.free[at.night];
    return free === undefined ? `${row.type.title}, ${day}` : `${row.type.title}, ${day}: ${free} free`;
  }
  const place =
    row.kind === 'lane'
      ? 'No number yet'
      : `Room ${row.room.number}, ${row.type.title}${row.room.isToClean ? ', to clean' : ''}`;
  const bar = barAt(rows, at);
  return bar === undefined ? `${place}, ${day}: free` : `${place}: ${barWords(bar, plan.today)}`;
}

/** Nights that are chosen, in words. */
export function chosenWords(plan: Plan, first: number, end: number): string {
  return `${counted(end - first, 'night')} from ${shownLongDay(dateOf(plan.from, first))}`;
}
