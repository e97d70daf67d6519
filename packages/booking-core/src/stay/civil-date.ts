declare const civilDateBrand: unique symbol;

/** A calendar day `yyyy-mm-dd`, 0001-01-01 to 9999-12-31, without time or zone; compares with `<` (T1). */
export type CivilDate = string & { readonly [civilDateBrand]: true };

const ISO_DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const DAYS_IN_MONTH = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

/** Reads a `yyyy-mm-dd` that exists in the calendar; February 30th gives `undefined` (T1). */
export function parseCivilDate(text: unknown): CivilDate | undefined {
  if (typeof text !== 'string') return undefined;
  const match = ISO_DATE.exec(text);
  if (match === null) return undefined;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  if (year < 1 || day < 1 || day > daysInMonth(year, month)) return undefined;
  return text as CivilDate;
}

/**
 * Brands a date that the program itself has written.
 * @throws RangeError when it is not a date: use `parseCivilDate` for the input of a guest or another program.
 */
export function civilDate(text: string): CivilDate {
  const date = parseCivilDate(text);
  if (date === undefined) throw new RangeError(`Not a calendar date: ${text}`);
  return date;
}

/** Counts the days since 1970-01-01: a difference is nights, in every time zone and across daylight saving (T2). */
export function dayNumber(date: CivilDate): number {
  const year = Number(date.slice(0, 4));
  const month = Number(date.slice(5, 7));
  const day = Number(date.slice(8, 10));
  // Years are counted from March, so that the leap day is a year's last day and needs no special case.
  const marchYear = month > 2 ? year : year - 1;
  const dayOfMarchYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1;
  return marchYear * 365 + leapDaysBefore(marchYear) + dayOfMarchYear - MARCH_EPOCH;
}

/**
 * Returns the date `days` later; negative for earlier (T2).
 * @throws RangeError outside 0001-01-01 to 9999-12-31
 */
export function addDays(date: CivilDate, days: number): CivilDate {
  return fromDayNumber(dayNumber(date) + days);
}

/** Counts the nights from one date to another; negative when `to` is earlier (T2). */
export function daysBetween(from: CivilDate, to: CivilDate): number {
  return dayNumber(to) - dayNumber(from);
}

/**
 * Returns the date that many days after 1970-01-01 (T2).
 * @throws RangeError outside 0001-01-01 to 9999-12-31
 */
export function fromDayNumber(days: number): CivilDate {
  const sinceEpoch = days + MARCH_EPOCH;
  const cycle = Math.floor(sinceEpoch / DAYS_IN_400_YEARS);
  const dayOfCycle = sinceEpoch - cycle * DAYS_IN_400_YEARS;
  const yearOfCycle = Math.floor(
    (dayOfCycle -
      Math.floor(dayOfCycle / 1460) +
      Math.floor(dayOfCycle / 36524) -
      Math.floor(dayOfCycle / 146096)) /
      365,
  );
  const dayOfYear = dayOfCycle - (yearOfCycle * 365 + leapDaysBefore(yearOfCycle));
  const monthFromMarch = Math.floor((5 * dayOfYear + 2) / 153);
  const day = dayOfYear - Math.floor((153 * monthFromMarch + 2) / 5) + 1;
  const month = ((monthFromMarch + 2) % 12) + 1;
  const year = cycle * 400 + yearOfCycle + (month <= 2 ? 1 : 0);
  return civilDate(`${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`);
}

const DAYS_IN_400_YEARS = 146_097;
/** Days from 0000-03-01 to 1970-01-01. */
const MARCH_EPOCH = 719_468;

function leapDaysBefore(marchYear: number): number {
  return Math.floor(marchYear / 4) - Math.floor(marchYear / 100) + Math.floor(marchYear / 400);
}

function daysInMonth(year: number, month: number): number {
  const isLeapYear = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  return month === 2 && isLeapYear ? 29 : (DAYS_IN_MONTH[month - 1] ?? 0);
}

function pad(value: number, width: number): string {
  return String(value).padStart(width, '0');
}
