import { type CivilDate, daysBetween } from './civil-date.ts';

/** Days: ten months. */
const NEAR = 300;

/**
 * Returns whether a date is written with its year (T9): without it, a date more than ten months away could be read as the
 * same day of another year.
 * @example
 * needsYear(civilDate('2027-11-24'), civilDate('2026-11-23')); // → true
 * needsYear(civilDate('2027-07-04'), civilDate('2026-11-23')); // → false
 */
export function needsYear(date: CivilDate, today: CivilDate): boolean {
  return Math.abs(daysBetween(today, date)) > NEAR;
}
