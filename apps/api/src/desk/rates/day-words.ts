import { dateWords } from '@motel/content/dates';

/** `July 8`, or `July 8, 2028` in another year than the other day's. */
export function dayBeside(date: string, other: string): string {
  const isSameYear = date.slice(0, 4) === other.slice(0, 4);
  return dateWords(date, isSameYear ? 'fullDay' : 'fullDate');
}

/** `July 8`, `July 16 to 18`, `June 30 to July 2`. */
export function spanWords(from: string, to: string, today: string): string {
  if (from === to) return dayBeside(from, today);
  const isSameMonth = from.slice(0, 7) === to.slice(0, 7) && to.slice(0, 4) === today.slice(0, 4);
  return `${dayBeside(from, today)} to ${isSameMonth ? Number(to.slice(8)) : dayBeside(to, today)}`;
}
