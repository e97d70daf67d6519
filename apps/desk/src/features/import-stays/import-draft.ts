import { type AnswerTo, type ImportedFileWire, STAYS_AT_ONCE } from '@motel/api-client/desk-contracts';
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

/** Some rows say other texts of one thing. @param texts by the numbers of the rows */
export function withTexts(
  draft: ImportDraft,
  field: FieldName,
  texts: ReadonlyMap<number, string>,
): ImportDraft {
  const rows = draft.rows.map((row) => {
    const text = texts.get(row.number);
    return text === undefined ? row : { ...row, mended: { ...row.mended, [field]: text } };
  });
  return { ...draft, rows };
}

/** Some rows are stays all the same: others than those that are here, or in spite of sold-out nights. */
export function withStays(draft: ImportDraft, rows: readonly ShownRow[]): ImportDraft {
  const shown = new Map(rows.map((row) => [row.number, row]));
  const decided = draft.rows.map((row) => {
    const found = shown.get(row.number);
    if (found === undefined) return row;
    const { others, problem } = found;
    const more = { ...(others && { others }), ...(problem?.isSoldOut && { mayOversell: true }) };
    return { ...row, decided: { ...row.decided, ...more } };
  });
  return { ...draft, rows: decided };
}

export function without(draft: ImportDraft, rows: readonly Pick<ShownRow, 'number'>[]): ImportDraft {
  const numbers = new Set(rows.map(({ number }) => number));
  return { ...draft, rows: draft.rows.filter((row) => !numbers.has(row.number)) };
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
  const ready = readyIn(rows);
  return Array.from({ length: Math.ceil(ready.length / STAYS_AT_ONCE) }, (_, at) => {
    const part = ready.slice(at * STAYS_AT_ONCE, (at + 1) * STAYS_AT_ONCE);
    return {
      stays: part.map(({ stay, others }) => ({ ...wireOf(stay), others })),
      total: toDollars(sum(...part.map(({ total }) => total))),
    };
  });
}

/** The stays that are ready, with their prices with taxes. */
function readyIn(rows: readonly ShownRow[]) {
  return rows.flatMap(({ state, stay, others, total }) =>
    state === 'ready' && stay !== undefined ? [{ stay, others, total: total ?? stay.total }] : [],
  );
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
export function shownRows({ rows }: Reading, preview: AnswerTo<'previewImport'> | undefined): ShownRow[] {
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
  const ready = readyIn(rows).map(({ stay, total }) => ({ ...stay, total }));
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

/** A problem without the texts and numbers of its row: those of other rows are like it. */
export function whatIsWrong({ problem }: ShownRow): string {
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
