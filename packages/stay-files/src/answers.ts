import type { ColumnChoice } from './columns.ts';
import type { FieldName } from './fields.ts';
import type { FileRow } from './file-table.ts';
import type { DateOrder } from './read-date.ts';

/** The texts of a row by what they say. */
export type Texts = Readonly<Partial<Record<FieldName, string>>>;

/** A row of a draft: a person may have mended what it says. */
export interface DraftRow extends FileRow {
  readonly mended?: Texts;
}

/** The decisions of a person about a file. */
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
