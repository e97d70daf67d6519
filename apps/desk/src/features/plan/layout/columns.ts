import type { Plan } from '@motel/api-client/desk-contracts';
import { civilDate, dayNumber } from '@motel/booking-core';
import { motelClock } from '../../../shared/format/motel-clock.ts';
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

/**
 * The sum of all kinds of rooms, by night: free rooms, and the sold ones in whole percent of those that are not out of
 * order; none where all are.
 */
export function footOf({ types, days }: Pick<Plan, 'types' | 'days'>) {
  return Array.from({ length: days }, (_, night) => {
    const free = total(types.map((type) => type.free[night]));
    const sold = total(types.map((type) => type.sold[night]));
    return { free, soldPercent: free + sold === 0 ? undefined : Math.round((100 * sold) / (free + sold)) };
  });
}

function total(counts: readonly (number | undefined)[]): number {
  return counts.reduce<number>((sum, count) => sum + (count ?? 0), 0);
}

const DAY = 24 * 3_600_000;

/** The motel's hour on the plan, as days since its first day: noon of the second one is 1.5. */
export function nowOnPlan(now: Date, from: string): number {
  return motelClock(now).getTime() / DAY - dayNumber(civilDate(from));
}
