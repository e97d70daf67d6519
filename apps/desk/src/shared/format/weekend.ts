import { type CivilDate, dayNumber } from '@motel/booking-core';

/** 0 on Monday, 6 on Sunday. */
export function placeInWeek(date: CivilDate): number {
  // Day 0 was a Thursday.
  return (dayNumber(date) + 3) % 7;
}

/** Friday and Saturday: the nights of a weekend. */
export function isWeekend(date: CivilDate): boolean {
  return [4, 5].includes(placeInWeek(date));
}
