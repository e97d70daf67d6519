import { LONGEST_CELL, MOST_ROWS } from '@motel/api-client/desk-contracts';

/** A row below the headings, with its number in the file. */
export interface FileRow {
  readonly number: number;
  readonly cells: readonly string[];
}

/** A file's first sheet as text. */
export interface FileTable {
  readonly name: string;
  readonly headings: readonly string[];
  readonly rows: readonly FileRow[];
}

/** Why a file cannot be read, in a sentence. */
export class FileProblem extends Error {}

/** Megabytes; two thousand rows have less than one. */
const MOST_MEGABYTES = 5;

/**
 * Reads a CSV or XLSX file in the browser; its readers are loaded with the first file.
 * @throws FileProblem
 */
export async function readFile(file: File): Promise<FileTable> {
  if (file.size > MOST_MEGABYTES * 1024 * 1024) {
    throw new FileProblem(`This file is larger than ${MOST_MEGABYTES} MB. Is it the list of bookings?`);
  }
  const isWorkbook = /\.xlsx$/i.test(file.name);
  if (/\.xls$/i.test(file.name)) {
    throw new FileProblem('This is a file of an old Excel. Save it as .xlsx or .csv, and choose that.');
  }
  const rows = isWorkbook ? await workbookRows(file) : await textRows(decoded(await file.arrayBuffer()));
  return tableOf(file.name, rows);
}

/** The same of text that a person has pasted. @throws FileProblem */
export async function readPasted(text: string): Promise<FileTable> {
  return tableOf('pasted.csv', await textRows(text));
}

/** The text of a file, which an older spreadsheet writes in the letters of Windows. */
function decoded(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

async function textRows(text: string): Promise<readonly (readonly string[])[]> {
  const { default: papa } = await import('papaparse');
  return papa.parse<string[]>(text.replace(/^\u{feff}/u, ''), { skipEmptyLines: false }).data;
}

async function workbookRows(file: File): Promise<readonly (readonly string[])[]> {
  const { readSheet } = await import('read-excel-file/universal');
  try {
    return (await readSheet(file)).map((row) => row.map(cellText));
  } catch {
    throw new FileProblem('This file cannot be read. Is it damaged, or locked with a password?');
  }
}

/** A date has no hour: a spreadsheet's day begins at midnight, UTC. Only an amount has decimals, and they are cents. */
function cellText(cell: unknown): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  if (typeof cell === 'number' && !Number.isInteger(cell)) return cell.toFixed(2);
  return cell === null || cell === undefined ? '' : String(cell);
}

function tableOf(name: string, lines: readonly (readonly string[])[]): FileTable {
  const isFull = (cells: readonly string[]) => cells.some((cell) => cell.trim() !== '');
  const top = lines.findIndex((cells) => cells.filter((cell) => cell.trim() !== '').length > 1);
  const headings = lines[top]?.map((heading) => heading.trim()) ?? [];
  const rows = lines
    .map((cells, at) => ({ number: at + 1, cells: cells.map((cell) => cell.trim().slice(0, LONGEST_CELL)) }))
    .slice(top + 1)
    .filter(({ cells }) => isFull(cells));
  if (top < 0 || rows.length === 0) {
    throw new FileProblem(
      'There are no rows in it: the first line names the columns, a booking a line follows.',
    );
  }
  if (rows.length > MOST_ROWS) {
    throw new FileProblem(
      `It has ${rows.length} rows. Bring over ${MOST_ROWS} at once, and the others after.`,
    );
  }
  return { name, headings, rows };
}
