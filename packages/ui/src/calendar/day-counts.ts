import { type CivilDate, daysFrom, earlier, later, plusDays } from './civil-date.ts';
import { type CivilRange, canStart, fits, lastEnd, type RangeLimits } from './range-rules.ts';

/** The largest number of days that a guest can enter (§9). */
export const MAX_DAY_COUNT = 99_999;

/** The typed text as a number, clamped to 0–99999 (§9); empty when it is no number. */
export function clampDayCount(typed: string): string {
  const count = Math.trunc(Number(typed));
  if (typed.trim() === '' || Number.isNaN(count)) return '';
  return String(Math.min(MAX_DAY_COUNT, Math.max(0, count)));
}

/** A number of days that makes a range, today being one of them. */
interface DayCount {
  /** Whether any range of this kind can be chosen. */
  readonly isOffered: boolean;
  /** The number of days of a range of this kind; absent for other ranges. */
  readonly of: (range: CivilRange) => number | null;
  /** The range of that many days, cut to the limits, or as many more as a range needs; 0 counts as 1. */
  readonly range: (count: number) => CivilRange;
}

export function upToToday(today: CivilDate, limits: RangeLimits): DayCount {
  return {
    isOffered: fits({ start: plusDays(today, -1), end: today }, { ...limits, minNights: 1 }),
    of: ({ start, end }) => (start && (end ?? start) === today ? daysFrom(start, today) + 1 : null),
    range(count) {
      let start = later(limits.minDate, plusDays(today, 1 - Math.max(1, count)));
      while (start < today && lastEnd(start, limits) < today) start = plusDays(start, 1);
      return { start, end: today };
    },
  };
}

export function startingToday(today: CivilDate, limits: RangeLimits): DayCount {
  return {
    isOffered: canStart(today, limits),
    of: ({ start, end }) => (start === today ? daysFrom(today, end ?? today) + 1 : null),
    range(count) {
      const latest = lastEnd(today, limits);
      let end = earlier(plusDays(today, Math.max(1, count) - 1), latest);
      while (end > today && end < latest && limits.canEndOn?.(today, end) === false) end = plusDays(end, 1);
      return { start: today, end };
    },
  };
}
