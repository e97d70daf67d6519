import { type CivilDate, needsYear, parseCivilDate } from '@motel/booking-core';
import { dateWords } from '@motel/content/dates';
import { motelDateNow } from '../motel/motel-today.ts';
import type { Words } from '../words.ts';

/** 'MMM dd - MMM dd', e.g. `Jul 04 - Jul 07` (§2). */
export function formatDateRange(words: Words, from: CivilDate, to: CivilDate): string {
  return [from, to].map((date) => dateWords(words, date, 'evenDay')).join(' - ');
}

/** e.g. `Jul 4–7`, `Jul 30 – Aug 2`, `Dec 30, 2026 – Jan 2, 2027`; far away (T9) `Jul 4–7, 2027`. */
export function formatStay(
  words: Words,
  from: CivilDate,
  to: CivilDate,
  today = motelDateNow(words),
): string {
  const isDayFirst = /^\d/.test(dateWords(words, from, 'day'));
  if (isDayFirst) return dayFirstStay(words, from, to, today);
  const [start, end] = [formatDate(words, from), formatDate(words, to)];
  const [startDay, startYear] = start.split(', ');
  const [endDay, endYear] = end.split(', ');
  if (startYear !== endYear) return `${start} – ${end}`;
  const [startMonth] = start.split(' ');
  const [endMonth, lastDay] = (endDay ?? '').split(' ');
  const year = needsYear(from, today) || needsYear(to, today) ? `, ${endYear}` : '';
  return `${startMonth === endMonth ? `${startDay}–${lastDay}` : `${startDay} – ${endDay}`}${year}`;
}

/** `4–7 juill.`, `30 juill. – 2 août`; far away `4–7 juill. 2027`. */
function dayFirstStay(words: Words, from: CivilDate, to: CivilDate, today: CivilDate): string {
  if (from.slice(0, 4) !== to.slice(0, 4)) return `${formatDate(words, from)} – ${formatDate(words, to)}`;
  const isFar = needsYear(from, today) || needsYear(to, today);
  const end = dateWords(words, to, isFar ? 'date' : 'day');
  const isInMonth = from.slice(5, 7) === to.slice(5, 7);
  return isInMonth
    ? `${dateWords(words, from, 'dayOfMonth')}–${end}`
    : `${dateWords(words, from, 'day')} – ${end}`;
}

/** 'MMM d, yyyy', e.g. `Jul 4, 2026` (§9). */
export function formatDate(words: Words, date: CivilDate): string {
  return dateWords(words, date, 'date');
}

/** e.g. `Sat, Jul 4`; with its year where it is far away (T9): `Sat, Jul 4, 2027`. */
export function formatWeekday(words: Words, date: CivilDate, today = motelDateNow(words)): string {
  return dateWords(words, date, needsYear(date, today) ? 'weekdayAndDate' : 'weekdayAndDay');
}

/** A sentence of the rules, whose dates are `yyyy-mm-dd`, with dates as the site writes them. */
export function withShownDates(words: Words, sentence: string): string {
  return sentence.replace(/\d{4}-\d{2}-\d{2}/g, (text) => {
    const date = parseCivilDate(text);
    return date === undefined ? text : formatWeekday(words, date);
  });
}

/** The chosen part of a range, for screen readers: e.g. `Saturday, July 4, 2026 to Monday, July 6, 2026.` */
export function spokenRange(words: Words, { start, end }: Record<'start' | 'end', string | null>): string {
  const { t } = words;
  const [from, to] = [start, end].map((date) => date && dateWords(words, date, 'longDate'));
  if (!from) return '';
  return to
    ? t('{from} to {to}.', { from, to })
    : t('Check-in {from}. Now choose the check-out day.', { from });
}

/** A server's date: 'N/A' when it is missing, 'Invalid Date' when it is not valid (§8). */
export function formatDateOrReason(words: Words, text: string | undefined): string {
  const { t } = words;
  if (text === undefined || text === '') return t('N/A');
  const date = parseCivilDate(text);
  return date === undefined ? t('Invalid Date') : formatDate(words, date);
}
