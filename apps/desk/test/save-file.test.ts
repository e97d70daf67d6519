// @vitest-environment node
import { accountsTable, DESK_CALLS, journalTable, taxReturnTables } from '@motel/api-client/desk-contracts';
import { readSheet } from 'read-excel-file/universal';
import { workbookOf } from '../src/shared/save-file.ts';

const journal = DESK_CALLS.journal.answer.parse({
  month: '2027-06',
  today: '2027-06-30',
  accounts: [],
  lines: [
    {
      date: '2027-06-14',
      account: 'way',
      name: 'cash',
      title: '=HYPERLINK("x")',
      code: '0100',
      debit: 1234.5,
      credit: 0,
    },
  ],
  debit: 1234.5,
  credit: 1234.5,
  isWhole: true,
});

const taxReturn = DESK_CALLS.taxReturn.answer.parse({
  from: '2027-04-01',
  to: '2027-06-30',
  revenue: { room: 178, extras: 8.5, kept: 0, total: 186.5 },
  taxes: [{ name: 'QST', number: '1234', percent: 9.975, base: 186.5, amount: 18.6 }],
  exempt: [],
  isWhole: true,
});

test('§14.18: another library reads the workbook; a text is no formula', async () => {
  const file = await workbookOf({ Journal: journalTable(journal) });
  expect(await readSheet(await file.arrayBuffer())).toEqual([
    ['Date', 'Code', 'Account', 'Debit', 'Credit'],
    ['2027-06-14', '0100', '=HYPERLINK("x")', 1234.5, 0],
    ['Total', null, null, 1234.5, 1234.5],
  ]);
});

test('§14.18: sums by account stand by their codes, none first', () => {
  const names = [
    { account: 'guests', name: '', title: 'Guests’ accounts', code: '' },
    { account: 'room', name: '', title: 'Rooms', code: '4000' },
    { account: 'way', name: 'cash', title: 'Money in cash', code: '1000' },
  ];
  const line = (at: number, debit: number, credit: number) => ({
    date: '2027-06-14',
    ...names[at],
    debit,
    credit,
  });
  const { journal: call } = DESK_CALLS;
  const month = call.answer.parse({
    ...journal,
    accounts: names,
    debit: 100,
    credit: 100,
    lines: [line(2, 40, 0), line(0, 0, 40), line(0, 60, 0), line(1, 0, 60)],
  });
  expect(accountsTable(month)).toEqual([
    ['Code', 'Account', 'Debit', 'Credit'],
    ['', 'Guests’ accounts', 6000, 4000],
    ['1000', 'Money in cash', 4000, 0],
    ['4000', 'Rooms', 0, 6000],
    ['', 'Total', 10_000, 10_000],
  ]);
});

test('§14.18: and each sheet of the tax return', async () => {
  const file = await workbookOf(taxReturnTables(taxReturn));
  const [, tax] = await readSheet(await file.arrayBuffer(), 'Taxes');
  expect(tax).toEqual(['2027-04-01', '2027-06-30', 'QST', '1234', '9.975', 186.5, 18.6]);
  expect((await readSheet(await file.arrayBuffer(), 'Revenue')).at(-1)).toEqual([
    'Total, without taxes',
    186.5,
  ]);
  expect(await readSheet(await file.arrayBuffer(), 'Exempt')).toHaveLength(1);
});
