import {
  addDays,
  type CivilDate,
  civilDate,
  dollars,
  formatDollars,
  NO_MONEY,
  parseDollars,
  subtract,
  type Weekday,
} from '@motel/booking-core';
import { placeInWeek } from '../../shared/format/weekend.ts';
import type { DeskMotel } from '../../shared/motel.tsx';

/** In the order of a week at the desk. */
export const WEEK: readonly Weekday[] = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

export const DAY_NAMES: Readonly<Record<Weekday, string>> = {
  mon: 'Mon',
  tue: 'Tue',
  wed: 'Wed',
  thu: 'Thu',
  fri: 'Fri',
  sat: 'Sat',
  sun: 'Sun',
};

export function weekdayOf(date: string): Weekday {
  return WEEK[placeInWeek(civilDate(date))] as Weekday;
}

export function dayAfter(date: string, days = 1): CivilDate {
  return addDays(civilDate(date), days);
}

/** `$129`, `$98.10`. @param dollars decimal */
export function priceWords({ money }: DeskMotel, dollars: number): string {
  return `${money.sign}${cellPrice(dollars)}`;
}

/** `129`, `98.10`, without its sign: a narrow cell. */
export function cellPrice(dollars: number): string {
  const cents = parseDollars(dollars);
  return cents === undefined ? String(dollars) : formatDollars(cents);
}

/** The same, or nothing where there is no price. */
export function priceText(dollars: number | undefined): string {
  return dollars === undefined ? '' : cellPrice(dollars);
}

/** `+20`, `−5.50`: so much more or less, without its sign. */
export function signedPrice(more: number): string {
  return `${more > 0 ? '+' : '−'}${cellPrice(Math.abs(more))}`;
}

/** `$1,008.50`, `−$12.00`: an amount that is paid shows its cents. */
export function signedMoney({ shownMoney }: DeskMotel, amount: number): string {
  const size = dollars(Math.abs(amount));
  return shownMoney(amount < 0 ? subtract(NO_MONEY, size) : size);
}
