import { civilDate, needsYear } from '@motel/booking-core';
import { dateWords } from '@motel/content/english';
import { motelClock } from './motel-clock.ts';

/** @param date `yyyy-mm-dd`; `July 9` */
export function shownFullDate(date: string): string {
  return dateWords(date, 'fullDay');
}

/** @param date `yyyy-mm-dd`; `Jul 9` */
export function shownShortDate(date: string): string {
  return dateWords(date, 'day');
}

/** @param date `yyyy-mm-dd`; `Fri` */
export function shownWeekday(date: string): string {
  return dateWords(date, 'weekday');
}

/** @param date `yyyy-mm-dd`; `Friday, July 9` */
export function shownLongDay(date: string): string {
  return `${dateWords(date, 'fullWeekday')}, ${shownFullDate(date)}`;
}

/** @param date `yyyy-mm-dd`; `9` */
export function shownDayOfMonth(date: string): string {
  return dateWords(date, 'dayOfMonth');
}

/** @param date `yyyy-mm-dd`; `Fri Jul 9` */
export function shownDay(date: string): string {
  return `${shownWeekday(date)} ${shownShortDate(date)}`;
}

/** `July 9 to 12`, `July 30 to August 2`, with the years where they differ or could be mistaken (T9). */
export function shownDates(from: string, to: string, today = to): string {
  const [fromYear, toYear] = [from.slice(0, 4), to.slice(0, 4)];
  if (fromYear !== toYear) return `${shownFullDate(from)}, ${fromYear} to ${shownFullDate(to)}, ${toYear}`;
  const isOneMonth = from.slice(0, 7) === to.slice(0, 7);
  const year = isFar(to, today) ? `, ${toYear}` : '';
  return `${shownFullDate(from)} to ${isOneMonth ? shownDayOfMonth(to) : shownFullDate(to)}${year}`;
}

/** Nights from the first to the last one: `Jul 9`, `Jul 9 to 12`, with the years where they could be mistaken (T9). */
export function shownNights(from: string, to: string, today: string): string {
  if (from === to) return withYear(from, today);
  if (from.slice(0, 4) !== to.slice(0, 4) && (isFar(from, today) || isFar(to, today))) {
    return `${shownShortDate(from)}, ${from.slice(0, 4)} to ${shownShortDate(to)}, ${to.slice(0, 4)}`;
  }
  const isOneMonth = from.slice(0, 7) === to.slice(0, 7) && !isFar(to, today);
  return `${shownShortDate(from)} to ${isOneMonth ? shownDayOfMonth(to) : withYear(to, today)}`;
}

/** `Jul 9`, or `Jul 9, 2028` where the year could be mistaken (T9). */
function withYear(date: string, today: string): string {
  return isFar(date, today) ? `${shownShortDate(date)}, ${date.slice(0, 4)}` : shownShortDate(date);
}

function isFar(date: string, today: string): boolean {
  return needsYear(civilDate(date), civilDate(today));
}

/** The motel's date now: `yyyy-mm-dd`. */
export function motelToday(): string {
  return motelDay(new Date().toISOString());
}

/** The motel's date at an instant: `yyyy-mm-dd`. */
export function motelDay(instant: string): string {
  return motelClock(instant).toISOString().slice(0, 10);
}

/** The motel's time: `11:07 PM`. */
export function motelTime(at: Date | string): string {
  return dateWords(motelClock(at), 'hour');
}

/** An instant by the motel's clock: `Fri Jul 9, 11:07 PM`. */
export function shownMoment(at: string): string {
  return `${shownDay(motelDay(at))}, ${motelTime(at)}`;
}

/** The motel's time as a field of hours has it: `23:07`. */
export function hourAndMinute(at: Date | string): string {
  return motelClock(at).toISOString().slice(11, 16);
}
