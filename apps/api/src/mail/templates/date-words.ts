import { type CivilDate, dateAt, type Instant } from '@motel/booking-core';

const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' });

/** `Friday, November 20, 2026`. */
export function dayWords(date: CivilDate): string {
  return dayFormat.format(new Date(`${date}T00:00Z`));
}

/** `Friday, November 20, 2026, 3:00 PM`, by the motel's clock. */
export function instantWords(instant: Instant, timeZone: string): string {
  const time = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone }).format(instant);
  return `${dayWords(dateAt(instant, timeZone))}, ${time.replace(/\s/g, ' ')}`;
}
