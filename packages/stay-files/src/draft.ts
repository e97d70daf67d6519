import type { Field, FieldName } from './fields.ts';
import type { DateOrder } from './read-date.ts';

/** A row below the headings, with its number in the file. */
export interface FileRow {
  readonly number: number;
  readonly cells: readonly string[];
}

/** A list of bookings as text: a file, or one sheet of a workbook. */
export interface FileTable {
  readonly name: string;
  /** Of a workbook with several lists. */
  readonly sheet?: string;
  readonly headings: readonly string[];
  readonly rows: readonly FileRow[];
}

/** The texts of a row by what they say. */
export type Texts = Readonly<Partial<Record<FieldName, string>>>;

/** A row of a draft: a person may have mended what it says. */
export interface DraftRow extends FileRow {
  readonly mended?: Texts;
  readonly decided?: Decided;
}

/** A choice of a person: what some columns say, by their places. */
export type ColumnChoice = Readonly<Record<number, Field>>;

/** A decision of a person about one stay. */
export interface Decided {
  /** As many stays that are here and seem to be it are others. */
  readonly others?: number | undefined;
  /** It is written although its nights are sold out. */
  readonly mayOversell?: boolean | undefined;
}

export interface Answers {
  readonly columns: ColumnChoice;
  readonly dates?: DateOrder;
  /** By the status: whether such a booking is a stay. */
  readonly statuses: Readonly<Record<string, boolean>>;
  /** By the name of another system: the id of the kind of room. */
  readonly kinds: Readonly<Record<string, string>>;
  readonly taxes?: 'with' | 'before';
}

export const NO_ANSWERS: Answers = { columns: {}, statuses: {}, kinds: {} };

/** A list with what a person has said about it. */
export interface Draft {
  readonly file: FileTable;
  /** Those that are not left out. */
  readonly rows: readonly DraftRow[];
  readonly answers: Answers;
}
