import type { PageDate } from './page-words.ts';

const format = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});

/** @param date an existing day, `yyyy-mm-dd` */
export function pageDate(date: string): PageDate {
  return { date, shown: format.format(new Date(`${date}T00:00:00Z`)) };
}
