import type { Bar } from './plan-bars.ts';
import type { PlanRow } from './rows-and-columns.ts';

/** Where a person is on the plan: a row, and a night of it. */
export interface Position {
  readonly row: number;
  readonly night: number;
}

export type Step = 'up' | 'down' | 'left' | 'right' | 'home' | 'end' | 'pageUp' | 'pageDown';

/** Rows that a step goes; a page of the keyboard jumps over ten. */
const ROWS = { up: -1, down: 1, pageUp: -10, pageDown: 10 } as const;

/** The bar at a position, if there is one. */
export function barAt(rows: readonly PlanRow[], { row, night }: Position): Bar | undefined {
  const at = rows[row];
  if (at === undefined || at.kind === 'type') return undefined;
  return at.bars.find(({ first, end }) => first <= night && night < end);
}

/**
 * One step over bars and empty nights: a bar is one thing, whatever its length.
 * @returns the next position, which may be a night beside the plan: the plan then shows other days
 */
export function walk(rows: readonly PlanRow[], from: Position, step: Step, days: number): Position {
  const bar = barAt(rows, from);
  switch (step) {
    case 'left':
      return { ...from, night: (bar?.first ?? from.night) - 1 };
    case 'right':
      return { ...from, night: bar?.end ?? from.night + 1 };
    case 'home':
      return { ...from, night: 0 };
    case 'end':
      return { ...from, night: days - 1 };
    default:
      return { ...from, row: Math.min(rows.length - 1, Math.max(0, from.row + ROWS[step])) };
  }
}

/** The empty nights of a row from one to another, both included, as far as no bar is in the way. */
export function emptyNights(
  rows: readonly PlanRow[],
  from: Position,
  to: number,
): { first: number; end: number } {
  const by = Math.sign(to - from.night);
  let last = from.night;
  while (last !== to && barAt(rows, { ...from, night: last + by }) === undefined) last += by;
  return { first: Math.min(from.night, last), end: Math.max(from.night, last) + 1 };
}
