import type { NightSpan } from './plan-bars.ts';

/** Where a bar is drawn, in days from the plan's left edge. */
export interface Place {
  readonly left: number;
  readonly width: number;
  /** The stay began before the plan, or goes on after it. */
  readonly isCutLeft: boolean;
  readonly isCutRight: boolean;
}

/** A guest comes and leaves at midday: a bar goes from the middle of its first day to the middle of the day after its last. */
const MIDDAY = 0.5;

/** The part of a bar that a plan of so many days shows; `undefined` when it shows none. */
export function columnsOf({ first, end }: NightSpan, days: number): Place | undefined {
  const left = Math.max(0, first + MIDDAY);
  const right = Math.min(days, end + MIDDAY);
  if (right <= left) return undefined;
  return { left, width: right - left, isCutLeft: first + MIDDAY < 0, isCutRight: end + MIDDAY > days };
}

/** The night that a point is in: nights go from midday to midday. @param x in days from the left edge */
export function nightAt(x: number): number {
  return Math.floor(x - MIDDAY);
}
