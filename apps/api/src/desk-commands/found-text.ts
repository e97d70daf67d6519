import { type BookingSearch, type FoundBookings, MOST_FOUND } from '../booking/index.ts';
import { oneLine } from '../mail/index.ts';
import { paragraph } from '../shared/paragraph.ts';
import { bookingsText } from './booking-text.ts';

/** The bookings that a search found, how many of all these are, and how to see the others. */
export function foundText({ words, isUnpaid, page }: BookingSearch, found: FoundBookings): string {
  const { bookings, matching, others } = found;
  const from = (page - 1) * MOST_FOUND;
  const to = from + bookings.length;
  const notes: string[] = [];
  const place = page === 1 ? '' : ` on page ${page}`;
  if (bookings.length === 0) notes.push(`Nothing found for "${oneLine(words)}"${place}.`);
  else if (bookings.length < matching) notes.push(`These are ${from + 1} to ${to} of ${matching}.`);
  if (to < matching) notes.push(`See the next ones by --page ${page + 1}, or say more of the name.`);
  if (others > 0 && isUnpaid) notes.push(`${others} that were paid are not shown: leave out --unpaid.`);
  if (others > 0 && !isUnpaid) notes.push(`${others} that were never paid are not shown: add --unpaid.`);
  return [bookingsText(bookings), paragraph(notes.join(' '), '')].filter((part) => part !== '').join('\n\n');
}
