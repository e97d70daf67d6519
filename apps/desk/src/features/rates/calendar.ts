import type { MonthNightWire } from '@motel/api-client/desk-contracts';
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
import type { DeskMotel } from '../../shared/motel.tsx';

/** In the order of a week at the desk. */
export const WEEK: readonly Weekday[] = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

/** `Mon`. */
export function dayName(day: Weekday): string {
  return `${day.charAt(0).toUpperCase()}${day.slice(1)}`;
}

export function dayAfter(date: string, days = 1): CivilDate {
  return addDays(civilDate(date), days);
}

/** `$129`, `$98.10`. @param dollars decimal */
export function priceWords({ money }: DeskMotel, dollars: number): string {
  return `${money.sign}${priceText(dollars)}`;
}

/** `now $98: +10 % · last 3 rooms`. */
export function nowWords(motel: DeskMotel, { now, why }: MonthNightWire): string | undefined {
  return now === undefined ? undefined : `now ${priceWords(motel, now)}: ${why}`;
}

/** `129`, `98.10`, without its sign: a narrow cell. Nothing where there is no price. */
export function priceText(dollars: number | undefined): string {
  const cents = parseDollars(dollars);
  return cents === undefined ? String(dollars ?? '') : formatDollars(cents);
}

/** `129 to 179`: the least and the most, or the only one. */
export function rangeWords(numbers: readonly number[], wordsOf: (number: number) => string = String): string {
  return [...new Set([Math.min(...numbers), Math.max(...numbers)])].map(wordsOf).join(' to ');
}

/** `+20`, `−5.50`: so much more or less, without its sign. */
export function signedPrice(more: number): string {
  return `${more > 0 ? '+' : '−'}${priceText(Math.abs(more))}`;
}

/** `$1,008.50`, `−$12.00`: an amount that is paid shows its cents. */
export function signedMoney({ shownMoney }: DeskMotel, amount: number): string {
  const size = dollars(Math.abs(amount));
  return shownMoney(amount < 0 ? subtract(NO_MONEY, size) : size);
}
