import type { Table } from './csv.ts';
import { MONTH_STEP_WORDS, type MonthBooks } from './month.ts';

export const MONTH_FILES = ['stays', 'payments', 'steps'] as const;
export type MonthFile = (typeof MONTH_FILES)[number];

/** A part of a month as a table for spreadsheets: dates ISO, amounts with a point, the totals last. */
export function monthTable(books: MonthBooks, file: MonthFile): Table {
  return TABLES[file](books);
}

const TABLES: Readonly<Record<MonthFile, (books: MonthBooks) => Table>> = {
  stays({ taxes, stays, totals }) {
    const money = ({ room, extras, kept, taxes: own, total, money: taken }: MonthBooks['totals']) => [
      ...[room, extras, kept, ...own, total, taken],
    ];
    return [
      [
        'Reference',
        'Room type',
        'Check-in',
        'Check-out',
        'End',
        'Room',
        'Extras',
        'Kept',
        ...taxes,
        'Total',
        'Taken',
        'Owed',
      ],
      ...stays.map((row) => [
        ...[row.reference, row.roomType, row.checkIn, row.checkOut, row.end],
        ...money(row),
        row.balance,
      ]),
      ['Total', '', '', '', '', ...money(totals), ''],
    ];
  },
  payments({ payments, net }) {
    return [
      ['Date', 'Reference', 'Kind', 'Way', 'Amount', 'Payment', 'By'],
      ...payments.map(({ date, reference, kind, way, amount, payment, by }) => [
        ...[date, reference, kind, way, amount, payment, by],
      ]),
      ['Total', '', '', '', net, '', ''],
    ];
  },
  steps({ steps, outside, totals, net }) {
    return [
      ['Step', 'Amount', 'Count'],
      ['Charged', totals.total, ''],
      ...steps.map(({ kind, amount, count }) => [MONTH_STEP_WORDS[kind], amount, `${count}`]),
      ['Money that moved', net, ''],
      ...outside.map(({ amount, sentence }) => [sentence, amount, '']),
    ];
  },
};
