import { sum } from '@motel/booking-core';
import type { Cell, Table } from './csv.ts';
import { type Journal, LEDGER_ACCOUNTS, type TaxReturn } from './days.ts';

/** The sums of a month on its accounts, by their codes; without codes, in the order of the accounts. */
export function accountSums({ accounts, lines }: Journal) {
  return accounts
    .map((own) => {
      const posted = lines.filter(({ account, name }) => account === own.account && name === own.name);
      return {
        ...own,
        debit: sum(...posted.map(({ debit }) => debit)),
        credit: sum(...posted.map(({ credit }) => credit)),
      };
    })
    .toSorted(
      (a, b) =>
        a.code.localeCompare(b.code) ||
        LEDGER_ACCOUNTS.indexOf(a.account) - LEDGER_ACCOUNTS.indexOf(b.account),
    );
}

/** The sums of a month by account; the sum of them last. */
export function accountsTable(journal: Journal): Table {
  return [
    ['Code', 'Account', 'Debit', 'Credit'],
    ...accountSums(journal).map(({ code, title, debit, credit }) => [code, title, debit, credit]),
    ['', 'Total', journal.debit, journal.credit],
  ];
}

/** A month's journal for the accountant's program; dates ISO, the sums last. */
export function journalTable({ lines, debit, credit }: Journal): Table {
  return [
    ['Date', 'Code', 'Account', 'Debit', 'Credit'],
    ...lines.map((line) => [line.date, line.code, line.title, line.debit, line.credit]),
    ['Total', '', '', debit, credit],
  ];
}

/** The taxes of a span, the revenue that they are of, and the nights without them. */
export function taxReturnTables({ from, to, revenue, taxes, exempt }: TaxReturn): Record<string, Table> {
  return {
    Taxes: [
      ['From', 'To', 'Tax', 'Registration number', 'Per cent', 'Base', 'Amount'],
      ...taxes.map(({ name, number = '', percent, base, amount }): Cell[] => [
        ...[from, to, name, number, percent === undefined ? '' : `${percent}`],
        ...[base ?? '', amount],
      ]),
    ],
    Revenue: [
      ['Of', 'Amount'],
      ['Rooms', revenue.room],
      ['Extras and articles', revenue.extras],
      ['Kept by the terms of cancelling', revenue.kept],
      ['Total, without taxes', revenue.total],
    ],
    Exempt: [
      ['Tax', 'Reason', 'Stays', 'Nights', 'Revenue'],
      ...exempt.map(({ tax, why, stays, nights, revenue: of }) => [tax, why, `${stays}`, `${nights}`, of]),
    ],
  };
}
