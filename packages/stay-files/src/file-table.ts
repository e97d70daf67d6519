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
