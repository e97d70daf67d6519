import { addDays, type CivilDate, civilDate, dayNumber, parseCivilDate } from '@motel/booking-core';
import { LANGUAGE_CODES } from '@motel/language';
import { folded } from './words.ts';

export const DATE_ORDERS = ['year-month-day', 'day-month-year', 'month-day-year'] as const;
export type DateOrder = (typeof DATE_ORDERS)[number];

const PLACES: Readonly<Record<DateOrder, readonly [year: number, month: number, day: number]>> = {
  'year-month-day': [0, 1, 2],
  'day-month-year': [2, 1, 0],
  'month-day-year': [2, 0, 1],
};

/** A time behind the date, with its zone, as other programs write it. */
const TIME =
  /(?:t|[,\s]\s*(?:at |a |um )?)\d{1,2}[:h]\d{2}(?::[\d.]+)?\s*(?:[ap]\.?\s?m\.?)?\s*(?:uhr|z|utc|gmt|[a-z]{3,4})?\s*(?:[+-]\d{2}:?\d{2})?$/;
/** Words between the parts: `le 1er juin`, `4 de junio de 2027`, `June 4th`, `den 4.`. */
const BETWEEN = /\b(?:le|el|de|del|den|der|the|of)\b|(?<=\d)(?:er|st|nd|rd|th|o|a)\b/g;

/** A spreadsheet's days since 1899-12-30, from 2009 to 2064. */
const SERIAL = /^(?<days>[45]\d{4})(?:\.\d+)?$/;
const FIRST_DAY = civilDate('1899-12-30');

const LANGUAGES = [...LANGUAGE_CODES, 'de'];

const MONTHS = names(12, (month, language) =>
  new Date(2001, month, 1).toLocaleDateString(language, { month: 'long' }),
);
const WEEKDAYS = names(7, (day, language) =>
  new Date(Date.UTC(2027, 5, 6 + day)).toLocaleDateString(language, { weekday: 'long', timeZone: 'UTC' }),
);

function names(count: number, nameOf: (at: number, language: string) => string): readonly string[][] {
  return Array.from({ length: count }, (_, at) => LANGUAGES.map((language) => folded(nameOf(at, language))));
}

/** The places of the names that begin with these letters. */
function calledAs(known: readonly string[][], letters: string): number[] {
  return known.flatMap((all, at) => (all.some((name) => name.startsWith(letters)) ? [at] : []));
}

/** The one month that is called so, from 1 on. `jui` begins two. */
function monthCalled(letters: string): number | undefined {
  const [month, another] = calledAs(MONTHS, letters);
  return month === undefined || another !== undefined || letters.length < 3 ? undefined : month + 1;
}

/**
 * Reads a date such as `2027-06-04`, `4.6.2027`, `6/4/27`, `20270604`, `Fri Jun 4 2027`, `1er juin 2027` or `46542`, with
 * a time or without. `undefined` for anything else, and where a day of the week is another one.
 */
export function readDate(text: string, order: DateOrder): CivilDate | undefined {
  const date = folded(text).trim().replace(TIME, '');
  const serial = SERIAL.exec(date)?.groups?.days;
  if (serial !== undefined) return addDays(FIRST_DAY, Number(serial));
  const parts = apart(date, order);
  const letters = parts.filter((part) => /^\p{L}/u.test(part));
  const figures = parts.filter((part) => !/^\p{L}/u.test(part));
  // `mar` is March, and in front of another month Tuesday.
  const [monthName] = letters.filter((word) => monthCalled(word) !== undefined).slice(-1);
  const weekday = letters.find((word) => word !== monthName);
  if (letters.length > (monthName === undefined ? 1 : 2)) return undefined;
  const month = monthName === undefined ? undefined : monthCalled(monthName);
  const found = month === undefined ? inOrder(figures, order) : named(figures, month);
  if (found === undefined || weekday === undefined) return found;
  return calledAs(WEEKDAYS, weekday).includes(new Date(found).getUTCDay()) ? found : undefined;
}

/** Figures and words; eight figures in one are four and twice two. */
function apart(date: string, order: DateOrder): string[] {
  const whole =
    /^\d{8}$/.test(date) && (order === 'year-month-day' || /^(?:19|20)\d{2}(?:0\d|1[0-2])/.test(date));
  if (whole) return [date.slice(0, 4), date.slice(4, 6), date.slice(6)];
  if (/^\d{8}$/.test(date)) return [date.slice(0, 2), date.slice(2, 4), date.slice(4)];
  const bare = date.replace(BETWEEN, ' ');
  return /^[\p{L}\d\s.,/'’-]+$/u.test(bare) ? (bare.match(/\p{L}+|\d+/gu) ?? []) : ['?', '?', '?'];
}

function inOrder(figures: readonly string[], order: DateOrder): CivilDate | undefined {
  if (figures.length !== 3) return undefined;
  // A year of four figures in front needs no order.
  const places = PLACES[figures[0]?.length === 4 ? 'year-month-day' : order];
  const [year, month, day] = places.map((place) => figures[place]);
  return dateOf(year, month, day);
}

function named(figures: readonly string[], month: number): CivilDate | undefined {
  const [first, second, more] = figures;
  if (more !== undefined) return undefined;
  return first?.length === 4 ? dateOf(first, String(month), second) : dateOf(second, String(month), first);
}

function dateOf(year = '', month = '', day = ''): CivilDate | undefined {
  if (month.length > 2 || day.length > 2 || (year.length !== 2 && year.length !== 4)) return undefined;
  return parseCivilDate(`${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
}

/** Whether a text is written as a date, though perhaps of no day that exists. */
export function looksLikeDate(text: string): boolean {
  return (
    /^\s*(?:\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}[-/.]\d{1,2}[-/.](?:\d{4}|\d{2}))(?!\d)/.test(text) ||
    DATE_ORDERS.some((order) => readDate(text, order) !== undefined)
  );
}

/** The two texts of a stay's dates, and its nights where the file says so. */
export interface DatedRow {
  readonly checkIn: string;
  readonly checkOut: string;
  readonly nights: number | undefined;
}

/** The longest stay that needs no doubt. */
const LONG = 60;

/**
 * Finds the order in which a file's dates make sense: most of them can be read, agree with its nights, are not over and
 * make the shortest stays. Several orders where more than one is possible and makes other stays: the likeliest first.
 */
export function ordersOf(rows: readonly DatedRow[], today: CivilDate): readonly DateOrder[] {
  const readings = DATE_ORDERS.map((order) => {
    const stays = rows.map(({ checkIn, checkOut, nights }) => {
      const from = readDate(checkIn, order);
      const to = checkOut === '' && from && nights ? addDays(from, nights) : readDate(checkOut, order);
      return { from, to, nights, days: from && to ? dayNumber(to) - dayNumber(from) : undefined };
    });
    const count = (test: (stay: (typeof stays)[number]) => boolean) => stays.filter(test).length;
    return {
      order,
      stays,
      read: count(({ days }) => days !== undefined && days > 0),
      agreed: count(({ days, nights }) => nights !== undefined && days === nights),
      long: count(({ days = 0 }) => days > LONG),
      past: count(({ to }) => to !== undefined && to <= today),
      length: stays.reduce((sum, { days = 0 }) => sum + Math.abs(days), 0),
    };
  });
  const [best, ...others] = readings.toSorted(
    (a, b) =>
      b.read - a.read || b.agreed - a.agreed || a.long - b.long || a.past - b.past || a.length - b.length,
  );
  if (best === undefined) return [DATE_ORDERS[0]];
  const differs = (other: typeof best) =>
    best.stays.some(({ from, to }, at) => from !== other.stays[at]?.from || to !== other.stays[at]?.to);
  const doubts = others.filter(
    (other) => other.read === best.read && other.agreed === best.agreed && differs(other),
  );
  return [best.order, ...doubts.map(({ order }) => order)];
}
