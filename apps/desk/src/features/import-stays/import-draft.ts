import type {
  AnswerOf,
  DateOrder,
  DeskCalls,
  ImportField,
  ImportTable,
} from '@motel/api-client/desk-contracts';
import { slugOf } from '@motel/content/slug';
import type { FileRow, FileTable } from './read-file.ts';

export type Preview = AnswerOf<DeskCalls['previewImport']>;
export type PlannedRow = Preview['rows'][number];

/** A file on its way into the books. */
export interface ImportDraft {
  readonly file: FileTable;
  readonly columns: readonly ImportField[];
  /** Absent: as most rows can be read. */
  readonly dates: DateOrder | undefined;
  /** Those that are not left out, with what the person has mended. */
  readonly rows: readonly FileRow[];
}

export function draftOf(file: FileTable): ImportDraft {
  return { file, columns: guessColumns(file), dates: undefined, rows: file.rows };
}

/** A column says another thing: the column that said it before is left out. */
export function withColumn(draft: ImportDraft, at: number, field: ImportField): ImportDraft {
  const columns = draft.columns.map((old, index) => {
    if (index === at) return field;
    return old === field ? 'none' : old;
  });
  return { ...draft, columns };
}

/** The cell of a row says another text; for a kind of room all cells with the same text do. */
export function withCell(draft: ImportDraft, number: number, field: ImportField, text: string): ImportDraft {
  const at = draft.columns.indexOf(field);
  const before = draft.rows.find((row) => row.number === number)?.cells[at];
  const isMeant = (row: FileRow) =>
    row.number === number || (field === 'type' && before !== '' && row.cells[at] === before);
  const rows = draft.rows.map((row) => (isMeant(row) ? { ...row, cells: row.cells.with(at, text) } : row));
  return at < 0 ? draft : { ...draft, rows };
}

export function without(draft: ImportDraft, number: number): ImportDraft {
  return { ...draft, rows: draft.rows.filter((row) => row.number !== number) };
}

/** The draft as the calls take it. */
export function tableOf({ columns, dates, rows }: ImportDraft): ImportTable {
  const widest = columns.length;
  return { columns: [...columns], dates, rows: rows.map(({ cells }) => cells.slice(0, widest)) };
}

/** Rows in a run that are all ready, or one row that needs a look. */
type RowGroup =
  | { readonly kind: 'ready'; readonly rows: readonly ShownRow[] }
  | { readonly kind: 'wrong'; readonly row: ShownRow };

export interface ShownRow {
  readonly number: number;
  readonly planned: PlannedRow;
}

/** The rows in their order, those that are ready in runs. */
export function groupsOf(rows: readonly FileRow[], planned: Preview['rows']): RowGroup[] {
  const groups: RowGroup[] = [];
  let run: ShownRow[] = [];
  for (const [at, { number }] of rows.entries()) {
    const one = planned[at];
    if (one === undefined) continue;
    if (one.state === 'wrong') {
      if (run.length > 0) groups.push({ kind: 'ready', rows: run });
      run = [];
      groups.push({ kind: 'wrong', row: { number, planned: one } });
    } else run.push({ number, planned: one });
  }
  return run.length > 0 ? [...groups, { kind: 'ready', rows: run }] : groups;
}

/** Words of a heading, in English and French, as other systems write them; the first that fits wins. */
const NAMES: readonly (readonly [field: ImportField, heading: RegExp])[] = [
  ['none', /\b(?:id|no|ref|reference|code|confirmation|room number|booking number|created)\b/],
  ['status', /\b(?:status|statut)\b/],
  ['rooms', /^rooms$|of rooms|nombre de chambres/],
  ['firstname', /first|given|prenom/],
  ['lastname', /last|surname|family|nom de famille/],
  ['email', /mail|courriel/],
  ['phone', /phone|mobile|cell|\btel/],
  ['checkIn', /arriv|check ?in|\bfrom\b|\bdu\b|start|debut/],
  ['checkOut', /depart|check ?out|leav|\bto\b|\bau\b|end|\bfin\b/],
  ['paid', /paid|deposit|paye|acompte|depot|recu/],
  ['price', /price|total|amount|rate|montant|prix|tarif/],
  ['adults', /adult|persons|guests|pax|personnes/],
  ['children', /child|kid|enfant/],
  ['type', /room|type|chambre|categor|unit/],
  ['note', /note|remark|comment|request|rem\b|remarque/],
  ['name', /name|guest|client|nom\b/],
];

/** Guesses the field of each column by its heading, or else by its values; each field once. */
export function guessColumns({ headings, rows }: FileTable): ImportField[] {
  const taken = new Set<ImportField>();
  return headings.map((heading, at) => {
    const words = plain(heading);
    const values = rows.slice(0, 20).flatMap(({ cells }) => cells[at] || []);
    const free = (field: ImportField) => !taken.has(field);
    const named = NAMES.find(([field, pattern]) => pattern.test(words) && free(field))?.[0];
    const found = named ?? byValues(values);
    if (found === 'none' || !free(found)) return 'none';
    taken.add(found);
    return found;
  });
}

function byValues(values: readonly string[]): ImportField {
  return values.length > 0 && values.every((value) => value.includes('@')) ? 'email' : 'none';
}

/** Small letters without accents, words apart. */
function plain(heading: string): string {
  return slugOf(heading)
    .replace(/[^a-z]+/g, ' ')
    .trim();
}

/** The names of the fields. */
export const COLUMN_NAMES: Readonly<Record<ImportField, string>> = {
  none: 'Leave out',
  name: 'Guest, full name',
  firstname: 'First name',
  lastname: 'Last name',
  type: 'Room type',
  checkIn: 'Arrives',
  checkOut: 'Leaves',
  price: 'Price of the stay',
  paid: 'Paid so far',
  rooms: 'Number of rooms',
  adults: 'Adults',
  children: 'Children',
  phone: 'Phone',
  email: 'E-mail',
  status: 'Status',
  note: 'Note',
};

export const ORDER_NAMES: Readonly<Record<DateOrder, string>> = {
  'year-month-day': 'year, month, day',
  'day-month-year': 'day, month, year',
  'month-day-year': 'month, day, year',
};
