import { fc, it } from '@fast-check/vitest';
import { type Cents, cents } from '@motel/booking-core';
import {
  csvOf,
  MONTH_STEPS,
  type MonthBooks,
  type MonthFile,
  monthTable,
} from '../src/desk-contracts/index.ts';

const amount = fc.integer({ min: -10_000_000, max: 10_000_000 }).map(cents);
const text = fc.oneof(
  fc.string(),
  fc.constantFrom('=1+1', '+1', '-1', '@SUM(A1)', ' =1', '\t=1', 'a "b", c', 'x\r\ny'),
);
const parts = {
  room: amount,
  extras: amount,
  kept: amount,
  total: amount,
  money: amount,
};
const date = fc.constant('2027-07-09');

const month = fc.record({
  month: fc.constant('2027-07'),
  taxes: fc.tuple(text),
  stays: fc.array(
    fc.record({
      ...parts,
      id: text,
      reference: text,
      roomType: text,
      checkIn: date,
      checkOut: date,
      end: fc.constantFrom('stayed' as const, 'no-show' as const),
      taxes: fc.tuple(amount),
      balance: amount,
    }),
  ),
  payments: fc.array(
    fc.record({
      date,
      id: text,
      reference: text,
      kind: fc.constantFrom('payment' as const, 'refund' as const),
      way: text,
      amount,
      payment: text,
      by: text,
    }),
  ),
  totals: fc.record({ ...parts, taxes: fc.tuple(amount) }),
  ways: fc.constant([]),
  kinds: fc.constant([]),
  net: amount,
  steps: fc.array(fc.record({ kind: fc.constantFrom(...MONTH_STEPS), amount, count: fc.nat() })),
  outside: fc.array(fc.record({ amount, sentence: text })),
  isReconciled: fc.boolean(),
  isWhole: fc.boolean(),
}) as unknown as fc.Arbitrary<MonthBooks>;

const monthCsv = (books: MonthBooks, file: MonthFile) => csvOf(monthTable(books, file));

/** Reads a file as a spreadsheet does (RFC 4180). */
function cellsOf(file: string): string[][] {
  const rows: string[][] = [[]];
  let [cell, isQuoted] = ['', false];
  for (let at = 1; at < file.length; at += 1) {
    const sign = file[at];
    if (isQuoted && sign === '"' && file[at + 1] === '"') at += 1;
    else if (sign === '"') {
      isQuoted = !isQuoted;
      continue;
    } else if (!isQuoted && (sign === ',' || (sign === '\r' && file[at + 1] === '\n'))) {
      rows.at(-1)?.push(cell);
      cell = '';
      if (sign === '\r') {
        at += 1;
        rows.push([]);
      }
      continue;
    }
    cell += sign;
  }
  return rows.slice(0, -1);
}

const figure = (cell: string | undefined): Cents => cents(Math.round(Number(cell) * 100));

describe('A month as a file', () => {
  it.prop([month])('§14.6 the file reads back to the same figures, for any text', (books) => {
    const [, ...stays] = cellsOf(monthCsv(books, 'stays'));
    expect(stays).toHaveLength(books.stays.length + 1);
    for (const [at, row] of [...books.stays, books.totals].entries()) {
      const { room, extras, kept, taxes, total, money } = row;
      expect(stays[at]?.slice(5, -1).map(figure)).toEqual([room, extras, kept, ...taxes, total, money]);
    }
    const [, ...payments] = cellsOf(monthCsv(books, 'payments'));
    expect(payments.map((row) => figure(row[4]))).toEqual([
      ...books.payments.map((row) => row.amount),
      books.net,
    ]);
  });

  const parted = fc
    .array(fc.constantFrom('=', '+', '-', '@', ';', '\t', '\n', ' ', 'a', '"'))
    .map((all) => all.join(''));
  it.prop([parted])('§14.6 no cell of words is a formula where semicolons or tabs part cells', (words) => {
    for (const cell of csvOf([['a', words, 'b']]).split(/[;\t\r\n,]/))
      expect(cell).not.toMatch(/^"?\s*[=+\-@]/);
  });

  it.prop([month])('§14.6 no cell of words is a formula', (books) => {
    for (const [cell] of cellsOf(monthCsv(books, 'steps'))) expect(cell).not.toMatch(/^\s*[=+\-@]/);
    for (const row of cellsOf(monthCsv(books, 'payments')).slice(1)) {
      for (const cell of [row[1], row[3], row[5], row[6]]) expect(cell).not.toMatch(/^\s*[=+\-@]/);
    }
  });

  test('§14.6 it begins as a spreadsheet expects of UTF-8, and shows cents', () => {
    const [books] = fc.sample(month, 1);
    const file = monthCsv({ ...(books as MonthBooks), payments: [], net: cents(-5) }, 'payments');
    expect(file).toBe('\ufeffDate,Reference,Kind,Way,Amount,Payment,By\r\nTotal,,,,-0.05,,\r\n');
  });
});
