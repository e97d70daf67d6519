import type { DateOrder } from '@motel/api-client/desk-contracts';
import { type CivilDate, parseCivilDate } from '@motel/booking-core';

const PARTS = /^(\d{1,4})[-/. ](\d{1,2})[-/. ](\d{1,4})$/;

/** Places of year, month and day. */
const PLACES: Readonly<Record<DateOrder, readonly [year: number, month: number, day: number]>> = {
  'year-month-day': [1, 2, 3],
  'day-month-year': [3, 2, 1],
  'month-day-year': [3, 1, 2],
};

/** Reads a date in figures, such as `2027-06-04`, `4.6.2027` or `6/4/27`; `undefined` for anything else. */
export function readDate(text: string, order: DateOrder): CivilDate | undefined {
  // A time behind the date, as spreadsheets write it.
  const parts = PARTS.exec(text.trim().replace(/[T ]\d{1,2}:[\d:.Z]{2,12}$/, ''));
  if (parts === null) return undefined;
  const [year = '', month = '', day = ''] = PLACES[order].map((place) => parts[place]);
  if (month.length > 2 || day.length > 2 || (year.length !== 2 && year.length !== 4)) return undefined;
  return parseCivilDate(`${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
}
