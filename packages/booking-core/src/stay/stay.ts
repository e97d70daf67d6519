import { addDays, type CivilDate, daysBetween } from './civil-date.ts';

/** A half-open range of dates: the check-out day is not slept, so it can be another guest's check-in day (T3). */
export interface Stay {
  readonly checkIn: CivilDate;
  readonly checkOut: CivilDate;
}

/** Counts the nights; 1 or more in a checked stay (T3). */
export function nightsOf(stay: Stay): number {
  return daysBetween(stay.checkIn, stay.checkOut);
}

/** Returns the date of each night, in order (T3). */
export function nightDates(stay: Stay): CivilDate[] {
  return Array.from({ length: Math.max(0, nightsOf(stay)) }, (_, night) => addDays(stay.checkIn, night));
}

/** Returns whether two stays share a night (T4). */
export function overlaps(a: Stay, b: Stay): boolean {
  return a.checkIn < b.checkOut && b.checkIn < a.checkOut;
}

/** Returns whether one stay ends on the day on which the other begins (T4). */
export function adjoins(a: Stay, b: Stay): boolean {
  return a.checkOut === b.checkIn || b.checkOut === a.checkIn;
}
