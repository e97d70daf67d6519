import { type CivilDate, dateAt, type Instant } from '@motel/booking-core';
import { motel } from '@motel/content';
import { shownHour } from '../../shared/shown-time.ts';

const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' });

/** `Friday, November 20, 2026`. */
export function dayWords(date: CivilDate): string {
  return dayFormat.format(new Date(`${date}T00:00Z`));
}

const shortFormat = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});

/** `Fri, Nov 20, 2026`: a mail is read on any day. */
export function shortDayWords(date: CivilDate): string {
  return shortFormat.format(new Date(`${date}T00:00Z`));
}

const { timeZone } = motel.houseRules;

/** `Friday, November 20, 2026, 3:00 PM`, by the motel's clock. */
export function instantWords(instant: Instant): string {
  return `${dayWords(dateAt(instant, timeZone))}, ${shownHour(instant)}`;
}

/** The date of an instant by the motel's clock: `Nov 20, 2026`. */
export function dateWords(instant: Instant): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone }).format(instant);
}
