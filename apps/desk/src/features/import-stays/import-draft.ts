import {
  type AnswerOf,
  type DeskCalls,
  type ImportedFileWire,
  STAYS_AT_ONCE,
} from '@motel/api-client/desk-contracts';
import { type Cents, nightsOf, subtract, sum, toDollars } from '@motel/booking-core';
import {
  type Answers,
  type Draft,
  type Field,
  type FieldName,
  type FileTable,
  type FoundStay,
  NO_ANSWERS,
  type Reading,
  type ReadRow,
  type RowProblem,
} from '@motel/stay-files';

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

/** Some rows are stays all the same: others than those that are here, or in spite of sold-out nights. */
export function withStays(draft: ImportDraft, rows: readonly ShownRow[]): ImportDraft {
  const shown = new Map(rows.map((row) => [row.number, row]));
  const decided = draft.rows.map((row) => {
    const { others, problem } = shown.get(row.number) ?? {};
    const more = { ...(others && { others }), ...(problem?.isSoldOut && { mayOversell: true }) };
    return { ...row, decided: { ...row.decided, ...more } };
  });
  return { ...draft, rows: decided };
}

export function without(draft: ImportDraft, number: number): ImportDraft {
  return { ...draft, rows: draft.rows.filter((row) => row.number !== number) };
}

/** The stays that were found, as the calls take them. */
export function importedFile({ rows, taxes }: Reading): ImportedFileWire {
  return { stays: rows.flatMap(({ stay }) => (stay === undefined ? [] : [wireOf(stay)])), taxes };
}

function wireOf(stay: FoundStay): ImportedFileWire['stays'][number] {
  return { ...stay, total: toDollars(stay.total), paid: toDollars(stay.paid) };
}

/** The stays that are ready, in the parts that are written at once, each with its total. */
export function importedParts(rows: readonly ShownRow[]) {
  const ready = rows.flatMap(({ state, stay, others, total }) =>
    state === 'ready' && stay !== undefined
      ? [{ stay: { ...wireOf(stay), others }, total: total ?? stay.total }]
      : [],
  );
  return Array.from({ length: Math.ceil(ready.length / STAYS_AT_ONCE) }, (_, at) => {
    const part = ready.slice(at * STAYS_AT_ONCE, (at + 1) * STAYS_AT_ONCE);
    return { stays: part.map(({ stay }) => stay), total: toDollars(sum(...part.map(({ total }) => total))) };
  });
}

/** A row as it will be. */
export interface ShownRow extends Omit<ReadRow, 'state' | 'problem'> {
  readonly state: Exclude<ReadRow['state'], 'stay'> | 'ready' | 'here';
  readonly problem?: RowProblem & { readonly isSoldOut?: boolean | undefined };
  /** The stays here that seem to be it. */
  readonly others?: number | undefined;
  /** With taxes. */
  readonly total?: Cents;
}

/** The rows with what the server says of those that are stays. */
export function shownRows(
  { rows }: Reading,
  preview: AnswerOf<DeskCalls['previewImport']> | undefined,
): ShownRow[] {
  const planned = preview?.stays ?? [];
  let at = 0;
  return rows.map(({ state, ...row }) => {
    if (state !== 'stay') return { ...row, state };
    const { state: found = 'ready' as const, total, problem, others } = planned[at] ?? {};
    at += 1;
    const price = total ?? row.stay?.total;
    return {
      ...row,
      others,
      state: found,
      ...(price !== undefined && { total: price }),
      ...(problem && { problem }),
    };
  });
}

/** The stays that will be written in sums, by a trait of them in the order of its words. */
export function sumsBy(rows: readonly ShownRow[], traitOf: (stay: FoundStay) => string) {
  const ready = rows.flatMap(({ state, stay, total }) =>
    state === 'ready' && stay !== undefined ? [{ ...stay, total: total ?? stay.total }] : [],
  );
  const byTrait = [...Map.groupBy(ready, traitOf)];
  return byTrait
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([trait, stays]) => sumOf(trait, stays));
}

function sumOf(trait: string, stays: readonly FoundStay[]) {
  const total = sum(...stays.map((stay) => stay.total));
  const paid = sum(...stays.map((stay) => stay.paid));
  const nights = stays.reduce((all, stay) => all + nightsOf(stay) * stay.party.rooms, 0);
  return { trait, stays: stays.length, nights, total, paid, due: subtract(total, paid) };
}

export function sumsOf(rows: readonly ShownRow[]) {
  return sumsBy(rows, () => 'All')[0] ?? sumOf('All', []);
}

/** The other wrong rows with the same problem. */
export function alikeRows(rows: readonly ShownRow[], { number, problem }: ShownRow): readonly ShownRow[] {
  const what = whatIsWrong(problem);
  return rows.filter(
    (row) => row.state === 'wrong' && row.number !== number && whatIsWrong(row.problem) === what,
  );
}

/** A problem without the texts and numbers of its row. */
function whatIsWrong(problem: ShownRow['problem']): string {
  return problem?.isSoldOut
    ? 'sold out'
    : `${problem?.field} ${problem?.message.replace(/“.*?”|\p{N}+/gu, '')}`;
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
