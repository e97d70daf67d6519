import { type CivilDate, dayNumber } from '@motel/booking-core';

/** Friday and Saturday: the nights of a weekend. */
export function isWeekend(date: CivilDate): boolean {
  // Day 0 was a Thursday.
  const weekday = (dayNumber(date) + 3) % 7;
  return weekday === 4 || weekday === 5;
}
