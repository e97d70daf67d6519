import type { CivilDate } from '@motel/booking-core';

const format = new Intl.DateTimeFormat('en-CA', { dateStyle: 'medium', timeZone: 'UTC' });

/** A date as a guest reads it in a line of text: `Nov 24, 2026`. */
export function shownDate(date: CivilDate): string {
  return format.format(new Date(`${date}T00:00Z`)).replace('.', '');
}
