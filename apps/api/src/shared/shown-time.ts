import { dateAt } from '@motel/booking-core';
import { motel } from '@motel/content';
import { dateWords } from '@motel/content/dates';

/** An hour by the motel's clock, as everybody reads it: `3:40 PM`. */
export function shownHour(instant: Date | number): string {
  return dateWords(instant, 'hour', motel.houseRules.timeZone);
}

/** An instant as a guest reads it: `3:40 PM`, on another day `3:40 PM on Nov 24`. */
export function shownTime(instant: Date, now: Date): string {
  const { timeZone } = motel.houseRules;
  const isToday = dateAt(instant.getTime(), timeZone) === dateAt(now.getTime(), timeZone);
  return isToday ? shownHour(instant) : `${shownHour(instant)} on ${dateWords(instant, 'day', timeZone)}`;
}
