import { dateAt, type Instant } from '@motel/booking-core';
import { motel } from '@motel/content';
import { dateWords } from '@motel/content/dates';
import { t } from '@motel/language';
import { shownHour } from '../../shared/shown-time.ts';

/** `Friday, November 20, 2026, 3:00 PM`, by the motel's clock. */
export function instantWords(instant: Instant): string {
  return `${dateWords(dateAt(instant, motel.houseRules.timeZone), 'longDate')}, ${shownHour(instant)}`;
}

/** The date of an instant by the motel's clock: `Nov 20, 2026`. */
export function motelDateWords(instant: Instant): string {
  return dateWords(instant, 'date', motel.houseRules.timeZone);
}

/** `Fri, Nov 27, 2026 to Sun, Nov 29, 2026`. */
export function datesWords({ checkIn, checkOut }: Readonly<Record<'checkIn' | 'checkOut', string>>): string {
  return t('{from} to {to}', {
    from: dateWords(checkIn, 'weekdayAndDate'),
    to: dateWords(checkOut, 'weekdayAndDate'),
  });
}
