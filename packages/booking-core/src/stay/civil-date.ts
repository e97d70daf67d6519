import { requireWholeNumber } from '../result/kind.ts';
import { padded } from '../result/text.ts';
import { dayOf, daysBeforeMonth, FIRST_DAY, LAST_DAY, leapDaysBefore, MARCH_EPOCH } from './day-of.ts';

declare const civilDateBrand: unique symbol;

/** A calendar day `yyyy-mm-dd`, 0001-01-01 to 9999-12-31, without time or zone; compares with `<` (T1). */
export type CivilDate = string & {
  /** @hidden */
  readonly [civilDateBrand]: true;
};

/**
 * Reads a date from a person or another program (T1).
 * @returns the date, or `undefined` for anything but a `yyyy-mm-dd` that exists in the calendar
 * @example
 * parseCivilDate('2027-07-04'); // → 2027-07-04
 * parseCivilDate('2027-02-30'); // → undefined
 */
export function parseCivilDate(text: unknown): CivilDate | undefined {
  return dayOf(text) === undefined ? undefined : (text as CivilDate);
}

/**
 * Returns a date that the program itself has written (T1).
 * @throws RangeError when it is not a date: `parseCivilDate` reads the input of a person or another program
 * @example
 * civilDate('2027-07-04') < civilDate('2027-07-11'); // → true
 */
export function civilDate(text: string): CivilDate {
  dayNumber(text as CivilDate);
  return text as CivilDate;
}

/**
 * Counts the days since 1970-01-01: a difference is nights, in every time zone and across daylight saving (T2).
 * @throws RangeError for a text that is no date
 */
export function dayNumber(date: CivilDate): number {
  const day = dayOf(date);
  if (day === undefined) throw new RangeError(`Not a calendar date: ${String(date)}`);
  return day;
}

/**
 * Returns the date so many days later, or earlier for a number below 0 (T2).
 * @throws RangeError outside 0001-01-01 to 9999-12-31
 * @example
 * addDays(civilDate('2028-02-28'), 2); // → 2028-03-01
 */
export function addDays(date: CivilDate, days: number): CivilDate {
  requireWholeNumber('days', days, FIRST_DAY - LAST_DAY, LAST_DAY - FIRST_DAY);
  return fromDayNumber(dayNumber(date) + days);
}

/**
 * Counts the nights from one date to another; below 0 when `to` is earlier (T2).
 * @example
 * daysBetween(civilDate('2027-07-04'), civilDate('2027-07-11')); // → 7
 */
export function daysBetween(from: CivilDate, to: CivilDate): number {
  return dayNumber(to) - dayNumber(from);
}

/** Returns the date that many days after 1970-01-01 (T2). @throws RangeError outside 0001-01-01 to 9999-12-31 */
export function fromDayNumber(days: number): CivilDate {
  requireWholeNumber('days', days, FIRST_DAY, LAST_DAY);
  const sinceEpoch = days + MARCH_EPOCH;
  const cycle = (sinceEpoch / DAYS_IN_400_YEARS) | 0;
  const dayOfCycle = sinceEpoch % DAYS_IN_400_YEARS;
  const leapDays = ((dayOfCycle / 1460) | 0) - ((dayOfCycle / 36524) | 0) + ((dayOfCycle / 146096) | 0);
  const yearOfCycle = ((dayOfCycle - leapDays) / 365) | 0;
  const dayOfYear = dayOfCycle - (yearOfCycle * 365 + leapDaysBefore(yearOfCycle));
  const monthFromMarch = ((5 * dayOfYear + 2) / 153) | 0;
  const day = dayOfYear - daysBeforeMonth(monthFromMarch) + 1;
  const month = ((monthFromMarch + 2) % 12) + 1;
  const year = cycle * 400 + yearOfCycle + (month <= 2 ? 1 : 0);
  return `${padded(year, 4)}-${padded(month, 2)}-${padded(day, 2)}` as CivilDate;
}

const DAYS_IN_400_YEARS = 146_097;
