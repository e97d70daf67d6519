import type { DateOrder, ImportField } from '@motel/api-client/desk-contracts';
import { addDays, type Cents, type CivilDate, NO_MONEY, parseDollars } from '@motel/booking-core';
import { isPayable, typedAmounts, type Words } from '@motel/content/server';
import type { Paid } from '../../shared/motel-context.ts';
import { type ParamsOf, type Reason, sentenceOf } from '../../shared/words/refusals.ts';
import { readDate } from './read-date.ts';

/** The texts of a row by what they say. */
export type Cells = Partial<Record<ImportField, string>>;

/** Why a row is no stay. */
export interface RowProblem {
  readonly field: ImportField;
  readonly message: string;
  /** A text for the cell, with which the row would be right. */
  readonly instead?: string;
}

/** A row whose texts could be read. */
export interface ReadRow {
  readonly checkIn: CivilDate;
  readonly checkOut: CivilDate;
  readonly total: Cents;
  readonly paid: Cents;
  readonly rooms: number;
  readonly adults: number;
  readonly children: number;
}

/** The row by its columns; of two columns for one thing the first that says something counts. */
export function cellsOf(columns: readonly ImportField[], row: readonly string[]): Cells {
  const cells: Cells = {};
  for (const [at, field] of columns.entries()) {
    const text = row[at]?.trim() ?? '';
    if (field !== 'none' && text !== '') cells[field] ??= text;
  }
  return cells;
}

/** Reads the figures and dates of a row, or names the first that is wrong. */
export function readRow(words: Words, cells: Cells, order: DateOrder): ReadRow | RowProblem {
  const dates = (['checkIn', 'checkOut'] as const).map((field) => {
    const text = cells[field];
    if (text === undefined) return problem(words, field, 'import-date-missing');
    return readDate(text, order) ?? problem(words, field, 'import-date-unread', { text });
  });
  const [checkIn, checkOut] = dates;
  if (isProblem(checkIn)) return checkIn;
  if (isProblem(checkOut)) return checkOut;
  if (checkIn === undefined || checkOut === undefined) throw new Error('A row has two dates');
  if (checkOut <= checkIn) {
    const next = addDays(checkIn, 1);
    return {
      ...problem(words, 'checkOut', 'import-leaves-first', { date: words.shownDate(next) }),
      instead: next,
    };
  }
  if (cells.price === undefined) return problem(words, 'price', 'import-amount-missing');
  const amounts = (['price', 'paid'] as const).map((field) => {
    const text = cells[field];
    if (text === undefined) return NO_MONEY;
    return readAmount(words.motel, text) ?? problem(words, field, 'import-amount-unread', { text });
  });
  const [total = NO_MONEY, paid = NO_MONEY] = amounts;
  if (isProblem(total)) return total;
  if (isProblem(paid)) return paid;
  if (paid > total) return problem(words, 'paid', 'import-paid-beyond');
  const counts = (['rooms', 'adults', 'children'] as const).map((field) => {
    const text = cells[field];
    if (text === undefined) return field === 'children' ? 0 : 1;
    return /^\d{1,3}$/.test(text) ? Number(text) : problem(words, field, 'import-count-unread', { text });
  });
  const [rooms = 1, adults = 1, children = 0] = counts;
  for (const counted of [rooms, adults, children]) if (isProblem(counted)) return counted;
  return { checkIn, checkOut, total, paid, rooms, adults, children } as ReadRow;
}

export function isProblem(value: unknown): value is RowProblem {
  return typeof value === 'object' && value !== null && 'message' in value;
}

export function problem<R extends Reason>(
  words: Words,
  field: ImportField,
  reason: R,
  ...params: ParamsOf<R>
): RowProblem {
  return { field, message: sentenceOf(words, reason, ...params) };
}

/** Reads an amount in the way of any country. `undefined` for one that cannot be paid in the motel's currency, too (M9). */
export function readAmount({ money }: Paid, text: string): Cents | undefined {
  const [written, another] = typedAmounts(text, {}, money);
  const amount = another === undefined ? parseDollars(written) : undefined;
  return amount !== undefined && isPayable(money, amount) ? amount : undefined;
}
