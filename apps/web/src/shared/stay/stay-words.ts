import { needsYear, parseCivilDate } from '@motel/booking-core';
import { dateWords } from '@motel/content/dates';
import { formatDateOrReason, formatWeekday } from '../format/dates.ts';
import { motelDateNow } from '../motel/motel-today.ts';
import type { Words } from '../words.ts';

/** The date and hour as the server wrote them: a browser with older data of time zones would read another hour. */
function motelClock(iso: string): Date {
  return new Date(iso.replace(/(?:Z|[+-]\d\d:\d\d)$/, 'Z'));
}

/** Such as `Fri, Dec 4, 3:00 PM`, by the motel's clock; far away (T9) with its year. */
export function momentWords(words: Words, iso: string): string {
  const date = parseCivilDate(iso.slice(0, 10));
  const isFar = date !== undefined && needsYear(date, motelDateNow(words));
  return unbroken(dateWords(words, motelClock(iso), isFar ? 'momentOfYear' : 'moment'));
}

/** Such as `Dec 4, 2026`. */
export function motelDayWords(words: Words, iso: string): string {
  return unbroken(dateWords(words, motelClock(iso), 'date'));
}

/** Such as `Wed Nov 25 → Sat Nov 28`; each date stays on one line. */
export function shortDates(words: Words, checkIn: string | undefined, checkOut: string | undefined): string {
  return [checkIn, checkOut].map((date) => weekdayWords(words, date)).join(' →\u00a0');
}

function weekdayWords(words: Words, date: string | undefined): string {
  const day = parseCivilDate(date);
  return day === undefined
    ? formatDateOrReason(words, date)
    : formatWeekday(words, day).replaceAll(',', '').replaceAll(' ', '\u00a0');
}

/** Dates and hours stay on one line. */
function unbroken(words: string): string {
  return words.replaceAll(/ /g, '\u00a0').replaceAll(/,\u00a0/g, ', ');
}
