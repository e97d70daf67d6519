import {
  MONTH_FILES,
  type MonthBooks,
  type MonthFile,
  monthBooks,
  monthCsv,
  type Remedy,
} from '@motel/api-client/desk-contracts';
import { checkMorning, type DeskContext, monthWire, showMonth } from '../desk/index.ts';
import { paragraph } from '../shared/paragraph.ts';
import { shownMoney } from '../shared/shown-money.ts';
import { textTable } from './text-table.ts';

/** A month of the books for a terminal, or one of its files. @returns `undefined` for a month or file that is none */
export async function monthText(
  { db }: DeskContext,
  month: string,
  file: string | undefined,
): Promise<string | undefined> {
  if (!/^20\d\d-(?:0[1-9]|1[0-2])$/.test(month)) return undefined;
  const books = monthBooks.parse(monthWire(await showMonth(db, month)));
  if (file === undefined) return summary(books);
  if (!(MONTH_FILES as readonly string[]).includes(file)) return undefined;
  return monthCsv(books, file as MonthFile)
    .replaceAll('\r\n', '\n')
    .trimEnd();
}

function summary({ month, stays, taxes, totals, ways, net, differences, isReconciled }: MonthBooks): string {
  const rows = [
    ['Room', shownMoney(totals.room)],
    ['Extras', shownMoney(totals.extras)],
    ['Kept', shownMoney(totals.kept)],
    ...taxes.map((name, at) => [name, shownMoney(totals.taxes[at] ?? totals.total)]),
    ['Total', shownMoney(totals.total)],
  ];
  const money = [
    ['', 'taken', 'given back', 'net'],
    ...ways.map((way) => [way.way, shownMoney(way.taken), shownMoney(way.givenBack), shownMoney(way.net)]),
    ['all', '', '', shownMoney(net)],
  ];
  return [
    `${month}: ${stays.length} ${stays.length === 1 ? 'stay' : 'stays'} closed`,
    textTable(rows),
    textTable(money),
    isReconciled ? 'Reconciled: the differences below explain it all.' : 'NOT reconciled.',
    ...differences.map(({ sentence }) => paragraph(sentence, '  ')),
  ].join('\n\n');
}

/** The morning check for a terminal: each check with its faults and what to do. */
export async function morningText(
  context: DeskContext,
): Promise<{ readonly isGreen: boolean; readonly text: string }> {
  const checks = await checkMorning(context);
  const text = checks.map(({ title, good, faults }) =>
    faults.length === 0
      ? `ok     ${title}: ${good}`
      : [
          `FAULT  ${title}`,
          ...faults.flatMap(({ sentence, remedy }) => [
            paragraph(sentence, '       '),
            `       ${remedyLine(remedy)}`,
          ]),
        ].join('\n'),
  );
  return { isGreen: checks.every(({ faults }) => faults.length === 0), text: text.join('\n') };
}

function remedyLine(remedy: Remedy): string {
  switch (remedy.kind) {
    case 'command':
      return remedy.line;
    case 'close-item':
      return `npm run desk -- settle ${remedy.reference} --note "what was done"`;
    case 'retry-mail':
      return `npm run desk -- resend ${remedy.id}`;
    default:
      return `${remedy.label}, at the desk`;
  }
}
