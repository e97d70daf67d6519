const month = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const longDay = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
});

/** @param date `yyyy-mm-dd`; `July 2027` */
export function shownMonth(date: string): string {
  return month.format(new Date(`${date}T00:00:00Z`));
}

/** @param date `yyyy-mm-dd`; `Friday, July 9` */
export function shownLongDay(date: string): string {
  return longDay.format(new Date(`${date}T00:00:00Z`));
}
