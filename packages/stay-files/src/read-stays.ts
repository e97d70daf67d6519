import type { CivilDate } from '@motel/booking-core';
import { candidatesFor, readColumns } from './columns.ts';
import type { ColumnChoice, Draft, DraftRow, FileTable, Texts } from './draft.ts';
import { FIELD_NAMES, FIELDS, type Field, type FieldName } from './fields.ts';
import { priceDoubts, taxesSaid } from './money-doubts.ts';
import type { MotelFacts } from './motel-facts.ts';
import { amountsOf, decimalMarkOf } from './read-amount.ts';
import { type DateOrder, ordersOf } from './read-date.ts';
import { countOf, type ReadRow, readRow } from './read-row.ts';

/** A person is asked it before anything is written, once for all rows. */
export type Question =
  /** Which column says what; each choice settles some of them, and the likeliest is the first. */
  | { readonly kind: 'columns'; readonly field: FieldName; readonly choices: readonly ColumnChoice[] }
  /** Both orders make stays, the likelier first. The texts are of a row where they differ. */
  | {
      readonly kind: 'dates';
      readonly orders: readonly DateOrder[];
      readonly checkIn: string;
      readonly checkOut: string;
    }
  /** Statuses that may be of a stay or not. */
  | { readonly kind: 'statuses'; readonly statuses: readonly string[] }
  /** Whether the prices have the taxes in them. */
  | { readonly kind: 'taxes' };

export interface Reading {
  readonly fields: readonly Field[];
  readonly dates: DateOrder;
  readonly rows: readonly ReadRow[];
  readonly taxes: 'with' | 'before';
  /** Without an answer nothing is brought over. */
  readonly questions: readonly Question[];
}

export function readStays({ file, rows: drafted, answers }: Draft, motel: MotelFacts): Reading {
  const table = { ...file, rows: drafted };
  const { fields, doubts } = readColumns(table, motel, answers.columns);
  const texts = table.rows.map((row) => textsOf(row, fields));
  const dated = texts.map(({ checkIn = '', checkOut = '', lastNight, nights }) => ({
    checkIn,
    checkOut: checkOut || (lastNight ?? ''),
    nights: lastNight === undefined || checkOut !== '' ? countOf(nights) : undefined,
  }));
  const orders = answers.dates === undefined ? ordersOf(dated, motel.today) : [answers.dates];
  const [order = 'year-month-day'] = orders;
  const mark = decimalMarkOf(texts.flatMap((row) => AMOUNTS.flatMap((field) => row[field] ?? [])));
  const said = taxesSaid(table.headings, fields);
  const taxes = answers.taxes ?? said ?? 'with';
  const readAmount = amountsOf(motel, mark);
  const context = { motel, answers, order, readAmount, taxes, width: table.headings.length };
  const rows = table.rows.map((row, at) => readRow(row, texts[at] ?? {}, context));
  const money = priceDoubts(table.headings, fields, rows, answers.columns);
  const columns = [...missing(table, fields, motel, answers.columns), ...doubts, ...money];
  return {
    fields,
    dates: order,
    rows,
    taxes,
    questions: [
      ...columns.map((choices) => ({ kind: 'columns', field: fieldOf(choices), choices }) as const),
      ...dateQuestion(dated, orders, motel.today),
      ...statusQuestion(rows),
      ...(answers.taxes === undefined && said === undefined ? [{ kind: 'taxes' } as const] : []),
    ],
  };
}

const AMOUNTS = FIELD_NAMES.filter((field) => FIELDS[field].values === 'amount');

/** The row by its columns; of several columns for one thing all that say something. */
function textsOf({ cells, mended }: DraftRow, fields: readonly Field[]): Texts {
  const texts: Partial<Record<FieldName, string>> = {};
  for (const [at, field] of fields.entries()) {
    const text = cells[at] ?? '';
    if (field === 'none' || text === '') continue;
    const before = texts[field];
    if (before === undefined) texts[field] = text;
    else if (field === 'note') texts.note = `${before} ${text}`;
    else if (field === 'taxes') texts.taxes = `${before}\n${text}`;
  }
  return { ...texts, ...mended };
}

/** Each that a stay needs, by the fields that can have it. */
const NEEDED: readonly (readonly FieldName[])[] = [
  ['name', 'firstName', 'lastName'],
  ['kind', 'room'],
  ['checkIn'],
  ['checkOut', 'nights', 'lastNight'],
  ['total', 'beforeTax', 'perNight'],
];

/** Columns that are left out, and could have what a stay needs. */
function missing(
  table: FileTable,
  fields: readonly Field[],
  motel: MotelFacts,
  chosen: ColumnChoice,
): readonly (readonly ColumnChoice[])[] {
  return NEEDED.flatMap(([field, ...others]) => {
    if (field === undefined || [field, ...others].some((one) => fields.includes(one))) return [];
    const found = candidatesFor(table, field, motel).filter(
      (at) => fields[at] === 'none' && chosen[at] === undefined,
    );
    const nowhere = Object.fromEntries(found.map((at) => [at, 'none' as const]));
    // The others may be asked about next: two dates are two questions.
    const choices = found.map((at): ColumnChoice => ({ [at]: field }));
    return found.length === 0 ? [] : [[...choices, nowhere]];
  });
}

function fieldOf(choices: readonly ColumnChoice[]): FieldName {
  const [field] = choices.flatMap((choice) => Object.values(choice)).filter((one) => one !== 'none');
  return field ?? 'total';
}

function dateQuestion(
  rows: Parameters<typeof ordersOf>[0],
  orders: readonly DateOrder[],
  today: CivilDate,
): readonly Question[] {
  if (orders.length < 2) return [];
  const doubtful = rows.find((row) => ordersOf([row], today).length > 1) ?? rows[0];
  return doubtful === undefined ? [] : [{ kind: 'dates', orders, ...doubtful }];
}

function statusQuestion(rows: readonly ReadRow[]): readonly Question[] {
  const asked = rows.flatMap(({ state, status }) =>
    state === 'asked' && status !== undefined ? [status] : [],
  );
  const statuses = [...new Set(asked)];
  return statuses.length === 0 ? [] : [{ kind: 'statuses', statuses }];
}
