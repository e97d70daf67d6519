import type { DateOrder } from '@motel/api-client/desk-contracts';
import { type CivilDate, parseCivilDate } from '@motel/booking-core';
import { LANGUAGE_CODES } from '@motel/language';

const PARTS = /^(\d{1,4})[-/. ](\d{1,2})[-/. ](\d{1,4})$/;

/** Places of year, month and day. */
const PLACES: Readonly<Record<DateOrder, readonly [year: number, month: number, day: number]>> = {
  'year-month-day': [1, 2, 3],
  'day-month-year': [3, 2, 1],
  'month-day-year': [3, 1, 2],
};

/** A time behind the date, as other programs write it. */
const TIME = /(?:T|,? )\d{1,2}:[\d:.Z+-]{2,17}(?: ?[ap]\.?m\.?)?$/i;

/** A month in letters needs no order: `Jun 4, 2027`, `04-Jun-27`, `4 juin 2027`. */
const MONTH_FIRST = /^(?<name>\p{L}{3,})\.? (?<day>\d{1,2}),? (?<year>\d{4})$/u;
const DAY_FIRST = /^(?<day>\d{1,2})[-/. ](?<name>\p{L}{3,})\.?[-/ ](?<year>\d{2}|\d{4})$/u;

/** Reads a date such as `2027-06-04`, `4.6.2027`, `6/4/27` or `Jun 4, 2027`; `undefined` for anything else. */
export function readDate(text: string, order: DateOrder): CivilDate | undefined {
  const date = text.trim().replace(TIME, '');
  const named = (MONTH_FIRST.exec(date) ?? DAY_FIRST.exec(date))?.groups;
  if (named !== undefined) {
    const { year, name, day } = named;
    return dateOf(year, monthCalled(name), day);
  }
  const parts = PARTS.exec(date);
  if (parts === null) return undefined;
  const [year, month, day] = PLACES[order].map((place) => parts[place]);
  return dateOf(year, month, day);
}

function dateOf(year = '', month = '', day = ''): CivilDate | undefined {
  if (month.length > 2 || day.length > 2 || (year.length !== 2 && year.length !== 4)) return undefined;
  return parseCivilDate(`${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
}

/** The names of the months in each language. */
const MONTHS = Array.from({ length: 12 }, (_, month) =>
  LANGUAGE_CODES.map((language) =>
    plain(new Date(2001, month, 1).toLocaleDateString(language, { month: 'long' })),
  ),
);

/** The figure of the one month that begins with these letters. */
function monthCalled(name = ''): string | undefined {
  const called = MONTHS.flatMap((names, month) =>
    names.some((known) => known.startsWith(plain(name))) ? [String(month + 1)] : [],
  );
  return called.length === 1 ? called[0] : undefined;
}

function plain(name: string): string {
  return name.normalize('NFD').replace(/\P{L}/gu, '').toLowerCase();
}
