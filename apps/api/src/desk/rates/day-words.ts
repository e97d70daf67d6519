const day = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' });
const dayOfYear = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** `July 8`, or `July 8, 2028` in another year than the other day's. */
export function dayWords(date: string, other: string): string {
  const isSameYear = date.slice(0, 4) === other.slice(0, 4);
  return (isSameYear ? day : dayOfYear).format(new Date(date));
}

/** `July 8`, `July 16 to 18`, `June 30 to July 2`. */
export function spanWords(from: string, to: string, today: string): string {
  if (from === to) return dayWords(from, today);
  const isSameMonth = from.slice(0, 7) === to.slice(0, 7) && to.slice(0, 4) === today.slice(0, 4);
  return `${dayWords(from, today)} to ${isSameMonth ? Number(to.slice(8)) : dayWords(to, today)}`;
}
