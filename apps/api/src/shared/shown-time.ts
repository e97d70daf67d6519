import { dateAt } from '@motel/booking-core';
import { motel } from '@motel/content';

const { timeZone } = motel.houseRules;
const hour = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone });
const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone });

/** An hour by the motel's clock, as everybody reads it: `3:40 PM`. */
export function shownHour(instant: Date | number): string {
  // Some versions of the time zones' data have a narrow space before PM.
  return hour.format(instant).replace(/\s/g, ' ');
}

/** An instant as a guest reads it: `3:40 PM`, on another day `3:40 PM on Nov 24`. */
export function shownTime(instant: Date, now: Date): string {
  const isToday = dateAt(instant.getTime(), timeZone) === dateAt(now.getTime(), timeZone);
  return isToday ? shownHour(instant) : `${shownHour(instant)} on ${day.format(instant)}`;
}

/** An instant of any day: `Nov 20, 3:04 PM`. */
export function shownMoment(instant: Date): string {
  return `${day.format(instant)}, ${shownHour(instant)}`;
}
