import type { AnswerOf, DeskCalls, ImportedFileWire } from '@motel/api-client/desk-contracts';
import { type Cents, nightsOf, subtract, sum, toDollars } from '@motel/booking-core';
import {
  type Answers,
  type Draft,
  type Field,
  type FieldName,
  type FileTable,
  NO_ANSWERS,
  type Reading,
  type ReadRow,
} from '@motel/stay-files';

export type Preview = AnswerOf<DeskCalls['previewImport']>;

/** A file on its way into the books. */
export interface ImportDraft extends Draft {
  /** The lists of the file, of which one is brought over. */
  readonly lists: readonly FileTable[];
}

export function draftOf(lists: readonly [FileTable, ...FileTable[]], file = lists[0]): ImportDraft {
  return { lists, file, answers: NO_ANSWERS, rows: file.rows };
}

export function withAnswers(draft: ImportDraft, answers: Partial<Answers>): ImportDraft {
  return { ...draft, answers: { ...draft.answers, ...answers } };
}

/** A column says another thing: the column that said it before is left out. */
export function withColumn(
  draft: ImportDraft,
  fields: readonly Field[],
  at: number,
  field: Field,
): ImportDraft {
  const before = fields.indexOf(field);
  const freed = field !== 'none' && before >= 0 ? { [before]: 'none' as const } : {};
  return withAnswers(draft, { columns: { ...draft.answers.columns, ...freed, [at]: field } });
}

/** A row says another text of one thing. */
export function withCell(draft: ImportDraft, number: number, field: FieldName, text: string): ImportDraft {
  const rows = draft.rows.map((row) =>
    row.number === number ? { ...row, mended: { ...row.mended, [field]: text } } : row,
  );
  return { ...draft, rows };
}

export function without(draft: ImportDraft, number: number): ImportDraft {
  return { ...draft, rows: draft.rows.filter((row) => row.number !== number) };
}

/** The stays that were found, as the calls take them. */
export function importedFile({ rows, taxes }: Reading): ImportedFileWire {
  const stays = rows.flatMap(({ stay }) => stay ?? []);
  return {
    stays: stays.map((stay) => ({ ...stay, total: toDollars(stay.total), paid: toDollars(stay.paid) })),
    taxes,
  };
}

/** A row as it will be. */
export interface ShownRow extends Omit<ReadRow, 'state'> {
  readonly state: Exclude<ReadRow['state'], 'stay'> | 'ready' | 'here';
  /** With taxes. */
  readonly total?: Cents;
}

/** The rows with what the server says of those that are stays. */
export function shownRows({ rows }: Reading, preview: Preview | undefined): ShownRow[] {
  const planned = [...(preview?.stays ?? [])];
  return rows.map(({ state, ...row }) => {
    if (state !== 'stay') return { ...row, state };
    const { state: found = 'ready' as const, total, problem } = planned.shift() ?? {};
    const price = total ?? row.stay?.total;
    return {
      ...row,
      state: found,
      ...(price !== undefined && { total: price }),
      ...(problem && { problem }),
    };
  });
}

export function sumsOf(rows: readonly ShownRow[]) {
  const ready = rows.flatMap(({ state, stay, total }) =>
    state === 'ready' && stay !== undefined ? [{ ...stay, total: total ?? stay.total }] : [],
  );
  const total = sum(...ready.map((stay) => stay.total));
  const paid = sum(...ready.map((stay) => stay.paid));
  const nights = ready.reduce((all, stay) => all + nightsOf(stay) * stay.party.rooms, 0);
  return { total, paid, due: subtract(total, paid), nights };
}

/** The rows in their order: each that is wrong alone, the others in runs; what is over is not shown. */
export function groupsOf(rows: readonly ShownRow[]): (readonly ShownRow[])[] {
  const groups: ShownRow[][] = [];
  for (const row of rows.filter(({ state }) => state !== 'over')) {
    const last = groups.at(-1);
    if (row.state === 'wrong' || last === undefined || last[0]?.state === 'wrong') groups.push([row]);
    else last.push(row);
  }
  return groups;
}

export const COLUMN_NAMES: Readonly<Record<Field, string>> = {
  none: 'Leave out',
  name: 'Guest, full name',
  firstName: 'First name',
  lastName: 'Last name',
  company: 'Company',
  phone: 'Phone',
  email: 'E-mail',
  kind: 'Room type',
  room: 'Room number',
  checkIn: 'Arrives',
  checkOut: 'Leaves',
  lastNight: 'Last night',
  nights: 'Nights',
  rooms: 'Number of rooms',
  adults: 'Adults',
  children: 'Children',
  infants: 'Infants',
  persons: 'Persons',
  ages: 'Ages of children',
  pets: 'Pets',
  total: 'Price of the stay',
  beforeTax: 'Price before taxes',
  taxes: 'Taxes',
  perNight: 'Price per night',
  paid: 'Paid so far',
  due: 'Still due',
  deposit: 'Deposit',
  currency: 'Currency',
  status: 'Status',
  confirmed: 'Confirmed or not',
  cancelled: 'Cancelled on',
  source: 'Source',
  reference: 'Their number',
  note: 'Note',
};
