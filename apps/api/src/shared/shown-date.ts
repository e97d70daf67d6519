import type { CivilDate } from '@motel/booking-core';
import { dateWords } from '@motel/content/dates';

/** A date as a guest reads it in a line of text: `Nov 24, 2026`. */
export function shownDate(date: CivilDate): string {
  return dateWords(date, 'date');
}
