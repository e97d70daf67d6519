import { dateAt } from '@motel/booking-core';
import { motel } from '@motel/content';

const { timeZone } = motel.houseRules;
const time = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone });
const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone });

/** An instant as a guest reads it, by the motel's clock: `3:40 PM`, on another day `3:40 PM on Nov 24`. */
export function shownTime(instant: Date, now: Date): string {
  // Some versions of the time zones' data have a narrow space before PM.
  const shown = time.format(instant).replace(/\s/g, ' ');
  const isToday = dateAt(instant.getTime(), timeZone) === dateAt(now.getTime(), timeZone);
  return isToday ? shown : `${shown} on ${day.format(instant)}`;
}
