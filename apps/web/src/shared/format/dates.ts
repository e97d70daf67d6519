import { type CivilDate, needsYear, parseCivilDate } from '@motel/booking-core';
import { dateWords } from '@motel/content/dates';
import { language, t } from '@motel/language';
import { motelDateNow } from '../motel/motel-today.ts';

/** 'MMM dd - MMM dd', e.g. `Jul 04 - Jul 07` (§2). */
export function formatDateRange(from: CivilDate, to: CivilDate): string {
  return `${formatMonthDay(from)} - ${formatMonthDay(to)}`;
}

/** e.g. `Jul 4–7`, `Jul 30 – Aug 2`, `Dec 30, 2026 – Jan 2, 2027`; far away (T9) `Jul 4–7, 2027`. */
export function formatStay(from: CivilDate, to: CivilDate, today = motelDateNow()): string {
  if (language() === 'fr') return frenchStay(from, to, today);
  const [start, end] = [formatDate(from), formatDate(to)];
  const [startDay, startYear] = start.split(', ');
  const [endDay, endYear] = end.split(', ');
  if (startYear !== endYear) return `${start} – ${end}`;
  const [startMonth] = start.split(' ');
  const [endMonth, lastDay] = (endDay ?? '').split(' ');
  const year = needsYear(from, today) || needsYear(to, today) ? `, ${endYear}` : '';
  return `${startMonth === endMonth ? `${startDay}–${lastDay}` : `${startDay} – ${endDay}`}${year}`;
}

/** `4–7 juill.`, `30 juill. – 2 août`; far away `4–7 juill. 2027`. */
function frenchStay(from: CivilDate, to: CivilDate, today: CivilDate): string {
  if (from.slice(0, 4) !== to.slice(0, 4)) return `${formatDate(from)} – ${formatDate(to)}`;
  const isFar = needsYear(from, today) || needsYear(to, today);
  const end = dateWords(to, isFar ? 'date' : 'day');
  const isInMonth = from.slice(5, 7) === to.slice(5, 7);
  return isInMonth ? `${dateWords(from, 'dayOfMonth')}–${end}` : `${dateWords(from, 'day')} – ${end}`;
}

/** e.g. `Jul 04`. */
export function formatMonthDay(date: CivilDate): string {
  return dateWords(date, 'evenDay');
}

/** 'MMM d, yyyy', e.g. `Jul 4, 2026` (§9). */
export function formatDate(date: CivilDate): string {
  return dateWords(date, 'date');
}

/** e.g. `Sat, Jul 4`; with its year where it is far away (T9): `Sat, Jul 4, 2027`. */
export function formatWeekday(date: CivilDate, today = motelDateNow()): string {
  return dateWords(date, needsYear(date, today) ? 'weekdayAndDate' : 'weekdayAndDay');
}

/** e.g. `Saturday, July 4, 2026`. */
function formatLongDay(date: CivilDate): string {
  return dateWords(date, 'longDate');
}

/** A sentence of the rules, whose dates are `yyyy-mm-dd`, with dates as the site writes them. */
export function withShownDates(sentence: string): string {
  return sentence.replace(/\d{4}-\d{2}-\d{2}/g, (text) => {
    const date = parseCivilDate(text);
    return date === undefined ? text : formatWeekday(date);
  });
}

/** The chosen part of a range, for screen readers: e.g. `Saturday, July 4, 2026 to Monday, July 6, 2026.` */
export function spokenRange({ start, end }: Record<'start' | 'end', string | null>): string {
  const [from, to] = [parseCivilDate(start), parseCivilDate(end)];
  if (from === undefined) return '';
  if (to === undefined)
    return t('Check-in {from}. Now choose the check-out day.', { from: formatLongDay(from) });
  return t('{from} to {to}.', { from: formatLongDay(from), to: formatLongDay(to) });
}

/** A server's date: 'N/A' when it is missing, 'Invalid Date' when it is not valid (§8). */
export function formatDateOrReason(text: string | undefined): string {
  if (text === undefined || text === '') return t('N/A');
  const date = parseCivilDate(text);
  return date === undefined ? t('Invalid Date') : formatDate(date);
}
