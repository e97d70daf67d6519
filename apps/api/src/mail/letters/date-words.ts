import { dateAt, type Instant } from '@motel/booking-core';
import type { Words } from '@motel/content/server';

/** `Friday, November 20, 2026, 3:00 PM`, by the motel's clock. */
export function instantWords({ dateWords, shownHour, motel }: Words, instant: Instant): string {
  return `${dateWords(dateAt(instant, motel.houseRules.timeZone), 'longDate')}, ${shownHour(instant)}`;
}

/** The date of an instant by the motel's clock: `Nov 20, 2026`. */
export function motelDateWords({ dateWords, motel }: Words, instant: Instant): string {
  return dateWords(instant, 'date', motel.houseRules.timeZone);
}

/** `Fri, Nov 27, 2026 to Sun, Nov 29, 2026`. */
export function datesWords(
  { t, dateWords }: Words,
  { checkIn, checkOut }: Readonly<Record<'checkIn' | 'checkOut', string>>,
): string {
  return t('{from} to {to}', {
    from: dateWords(checkIn, 'weekdayAndDate'),
    to: dateWords(checkOut, 'weekdayAndDate'),
  });
}
