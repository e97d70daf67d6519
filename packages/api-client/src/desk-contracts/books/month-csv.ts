import { type Cell, csvOf } from './csv.ts';
import type { MonthBooks } from './month.ts';

/** The parts of a month, each a file. */
export const MONTH_FILES = ['stays', 'payments', 'differences'] as const;
export type MonthFile = (typeof MONTH_FILES)[number];

/** A part of a month as a table for spreadsheets: dates ISO, amounts with a point, the totals last. */
export function monthCsv(books: MonthBooks, file: MonthFile): string {
  return csvOf(TABLES[file](books));
}

const TABLES: Readonly<Record<MonthFile, (books: MonthBooks) => readonly (readonly Cell[])[]>> = {
  stays({ taxes, stays, totals }) {
    const header = [
      'Closed',
      'Reference',
      'Room type',
      'Check-in',
      'Check-out',
      'End',
      'Room',
      'Extras',
      'Kept',
    ];
    const money = (row: Pick<MonthBooks['totals'], keyof MonthBooks['totals']>) => [
      row.room,
      row.extras,
      row.kept,
      ...row.taxes,
      row.total,
      row.paid,
      row.refunded,
      row.balance,
    ];
    return [
      [...header, ...taxes, 'Total', 'Paid', 'Refunded', 'Balance', 'Paid by'],
      ...stays.map((row) => [
        row.closed,
        row.reference,
        row.roomType,
        row.checkIn,
        row.checkOut,
        row.end,
        ...money(row),
        row.ways,
      ]),
      ['Total', '', '', '', '', '', ...money(totals), ''],
    ];
  },
  payments({ payments, net }) {
    return [
      ['Date', 'Reference', 'Kind', 'Way', 'Amount', 'Payment', 'By'],
      ...payments.map(({ date, reference, kind, way, amount, payment, by }) => [
        date,
        reference,
        kind,
        way,
        amount,
        payment,
        by,
      ]),
      ['Total', '', '', '', net, '', ''],
    ];
  },
  differences({ differences, totals, net }) {
    return [
      ['Reason', 'Amount', 'In a sentence'],
      ['stays', totals.total, 'The stays of the month come to this.'],
      ...differences.map(({ kind, amount, sentence }) => [kind, amount, sentence]),
      ['money', net, 'The money that was taken in the month, less what went back.'],
    ];
  },
};
