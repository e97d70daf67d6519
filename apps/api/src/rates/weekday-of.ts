import type { Weekday } from '@motel/booking-core';

const WEEKDAYS: readonly Weekday[] = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];

/** The day of the week on which a night begins. @param date `yyyy-mm-dd` */
export function weekdayOf(date: string): Weekday {
  return WEEKDAYS[new Date(date).getUTCDay()] as Weekday;
}
