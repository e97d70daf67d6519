import { requireObject } from '../result/kind.ts';
import { addDays, type CivilDate, daysBetween } from './civil-date.ts';

/** A half-open range of dates: the check-out day is not slept, so it can be another guest's check-in day (T3). */
export interface Stay {
  /** The first night. */
  readonly checkIn: CivilDate;
  /** The day after the last night. */
  readonly checkOut: CivilDate;
}

/**
 * Counts the nights; 1 or more in a checked stay (T3).
 * @example
 * nightsOf({ checkIn: civilDate('2027-07-04'), checkOut: civilDate('2027-07-11') }); // → 7
 */
export function nightsOf(stay: Stay): number {
  const { checkIn, checkOut } = requireObject('stay', stay);
  return daysBetween(checkIn, checkOut);
}

/** Returns the date of each night, in order (T3). */
export function nightDates(stay: Stay): CivilDate[] {
  return Array.from({ length: Math.max(0, nightsOf(stay)) }, (_, night) => addDays(stay.checkIn, night));
}

/** Returns whether a date is a night of a stay: from its check-in on, before its check-out (T3). */
export function hasNight(stay: Stay, date: CivilDate): boolean {
  const nights = nightsOf(stay);
  const night = daysBetween(stay.checkIn, date);
  return night >= 0 && night < nights;
}

/** Returns whether two stays share a night; a stay without nights shares none (T4). */
export function overlaps(a: Stay, b: Stay): boolean {
  if (nightsOf(a) < 1 || nightsOf(b) < 1) return false;
  return a.checkIn < b.checkOut && b.checkIn < a.checkOut;
}

/** Returns whether one stay ends on the day on which the other begins; both have nights (T4). */
export function adjoins(a: Stay, b: Stay): boolean {
  if (nightsOf(a) < 1 || nightsOf(b) < 1) return false;
  return a.checkOut === b.checkIn || b.checkOut === a.checkIn;
}
