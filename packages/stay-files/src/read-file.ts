import { headsOf } from './columns.ts';
import type { FileTable } from './draft.ts';
import { looksLikeDate } from './read-date.ts';
import { readHeading, wordsOf } from './words.ts';

type Lines = readonly (readonly string[])[];

/** Why a file cannot be read, in a sentence. */
export class FileProblem extends Error {}

const MOST_MEGABYTES = 5;
/** Of a workbook once it is unpacked: a small one can hold millions of rows. */
const MOST_UNPACKED = 120 * 1024 * 1024;
const MOST_LINES = 50_000;
const MOST_COLUMNS = 200;
/** Characters in a cell. */
const LONGEST_CELL = 500;
const MARKS = [',', ';', '\t', '|'];
/** Lines above the headings, such as a title. */
const MOST_ABOVE = 30;

/**
 * Reads a CSV or XLSX file; its readers are loaded with the first file.
 * @returns its lists, the likeliest first
 * @throws FileProblem
 */
export async function readFile(file: File): Promise<readonly [FileTable, ...FileTable[]]> {
  if (file.size > MOST_MEGABYTES * 1024 * 1024) {
    throw new FileProblem(`This file is larger than ${MOST_MEGABYTES} MB. Is it the list of bookings?`);
  }
  if (/\.xls$/i.test(file.name)) {
    throw new FileProblem('This is a file of an old Excel. Save it as .xlsx or .csv, and choose that.');
  }
  if (/\.xlsx$/i.test(file.name)) return tablesOf(file.name, await workbookSheets(file));
  const text = decode(new Uint8Array(await file.arrayBuffer()));
  return tablesOf(file.name, [{ sheet: '', data: await linesOf(text) }]);
}

/** @throws FileProblem */
export async function readPasted(text: string): Promise<readonly [FileTable, ...FileTable[]]> {
  return tablesOf('pasted.csv', [{ sheet: '', data: await linesOf(text) }]);
}

/** Splits text by the mark that makes its rows one width, or that it names itself (`sep=;`). */
async function linesOf(text: string): Promise<Lines> {
  const { default: papa } = await import('papaparse');
  const plain = text.replace(/\r\n?|[\u2028\u2029\v\f]/gu, '\n').trimEnd();
  if (plain.split('\n', MOST_LINES + 1).length > MOST_LINES) throw tooMany(MOST_LINES, 'lines');
  const own = /^\s*"?sep=(.)"?\n/i.exec(plain);
  const body = plain.slice(own?.[0].length ?? 0);
  const above = own === null ? 0 : 1;
  const readings = (own?.[1] === undefined ? MARKS : [own[1]]).map((delimiter) => {
    const lines = papa.parse<string[]>(body, { delimiter, newline: '\n' }).data;
    const widths = Map.groupBy(lines.filter(isFull), ({ length }) => length);
    const [[width, rows] = [1, []]] = [...widths].toSorted(([, a], [, b]) => b.length - a.length);
    return { lines, width, evenness: width > 1 ? rows.length / lines.filter(isFull).length : 0 };
  });
  const [best] = readings.toSorted((a, b) => b.evenness - a.evenness || b.width - a.width);
  return [...Array<string[]>(above).fill([]), ...(best?.lines ?? [])];
}

async function workbookSheets(file: File): Promise<readonly { sheet: string; data: Lines }[]> {
  const { default: readWorkbook } = await import('read-excel-file/universal');
  if (unpackedSize(new DataView(await file.arrayBuffer())) > MOST_UNPACKED)
    throw tooMany(MOST_LINES, 'lines');
  try {
    return (await readWorkbook(file)).map(({ sheet, data }) => ({
      sheet,
      data: data.map((row) => row.map(cellText)),
    }));
  } catch {
    throw new FileProblem('This file cannot be read. Is it damaged, or locked with a password?');
  }
}

/** The bytes that a zip's list of its files says they have unpacked; none where it is no zip. */
function unpackedSize(zip: DataView): number {
  let bytes = 0;
  for (let at = 0; at + 46 <= zip.byteLength; at += 1) {
    if (zip.getUint32(at, true) !== 0x02_01_4b_50) continue;
    bytes += zip.getUint32(at + 24, true);
    at += 45;
  }
  return bytes;
}

function tooMany(most: number, what: string): FileProblem {
  return new FileProblem(
    `It has more than ${most.toLocaleString('en')} ${what}. Is it the list of bookings?`,
  );
}

/** A date has no hour: a spreadsheet's day begins at midnight, UTC. Amounts have cents. */
function cellText(cell: unknown): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  if (typeof cell === 'number' && !Number.isInteger(cell)) return cell.toFixed(2);
  return cell === null || cell === undefined ? '' : String(cell);
}

function isFull(cells: readonly string[]): boolean {
  return cells.some((cell) => cell.trim() !== '');
}

function tablesOf(
  name: string,
  sheets: readonly { sheet: string; data: Lines }[],
): readonly [FileTable, ...FileTable[]] {
  const found = sheets
    .map(({ sheet, data }) => ({ sheet, ...tableOf(data) }))
    .filter(({ rows }) => rows.length > 0)
    .toSorted((a, b) => b.known - a.known);
  const [best] = found;
  if (best === undefined) {
    throw new FileProblem(
      'There are no rows in it: the first line names the columns, a booking a line follows.',
    );
  }
  const lists = found.filter(({ known }) => known >= best.known / 2);
  return lists.map(({ sheet, headings, rows }) => ({
    name,
    ...(lists.length > 1 && { sheet }),
    headings,
    rows,
  })) as unknown as readonly [FileTable, ...FileTable[]];
}

/** The headings are the line of which most cells name a field; lines above it, repetitions and totals are no bookings. */
function tableOf(lines: Lines) {
  if (lines.length > MOST_LINES) throw tooMany(MOST_LINES, 'lines');
  if (lines.some(({ length }) => length > MOST_COLUMNS)) throw tooMany(MOST_COLUMNS, 'columns');
  const trimmed = lines.map((cells) =>
    cells.map((cell) => cell.normalize('NFC').trim().slice(0, LONGEST_CELL)),
  );
  const known = trimmed.slice(0, MOST_ABOVE).map(knownIn);
  const most = Math.max(0, ...known);
  const wide = trimmed.findIndex((cells) => cells.filter(Boolean).length > 1);
  const top = most > 0 ? known.indexOf(most) : wide;
  // A list without headings begins with a booking.
  const isBooking = most === 0 && trimmed[top]?.some(looksLikeDate) === true;
  const headings = (trimmed[top] ?? []).map((heading) => (isBooking ? '' : heading));
  const rows = trimmed
    .map((cells, at) => ({ number: at + 1, cells }))
    .slice(isBooking ? top : top + 1)
    .filter(({ cells }) => isFull(cells) && !isFoot(cells) && cells.join('\n') !== headings.join('\n'));
  return { headings, rows: top < 0 ? [] : rows, known: most };
}

function knownIn(cells: readonly string[]): number {
  const named = cells.filter((cell) => cell !== '' && headsOf(cell).size > 0).length;
  return named < 2 || cells.some(looksLikeDate) ? 0 : named;
}

/** A line of totals names one and has no date. */
function isFoot(cells: readonly string[]): boolean {
  const [first = ''] = cells.filter(Boolean);
  const { concepts, unknown } = readHeading(first);
  return (
    wordsOf(first).length < 4 &&
    unknown === 0 &&
    (concepts.has('TOTAL') || concepts.has('GRAND')) &&
    !cells.some(looksLikeDate)
  );
}

/** The letters of these languages beyond English ones, and signs beside them. */
const USUAL = /[éèêëàâäçùûüôöîïñáíóúßœæ€–’«»°ÉÈÀÇÄÖÜ\u00a0]/gu;
const UNUSUAL = /[^\p{ASCII}éèêëàâäçùûüôöîïñáíóúßœæ€–’«»°ÉÈÀÇÄÖÜ\u00a0]/gu;

/** The text of a file: by its mark, or in the letters that are likeliest. */
function decode(bytes: Uint8Array): string {
  return textOf(bytes)
    .replace(/^\u{feff}/u, '')
    .replaceAll('\0', '');
}

function textOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const inWide = (encoding: string) => new TextDecoder(encoding).decode(bytes);
  if (first === 0xff && second === 0xfe) return inWide('utf-16le');
  if (first === 0xfe && second === 0xff) return inWide('utf-16be');
  const start = bytes.subarray(0, 400);
  const zeros = (odd: number) => start.filter((byte, at) => byte === 0 && at % 2 === odd).length;
  if (zeros(1) > start.length / 4) return inWide('utf-16le');
  if (zeros(0) > start.length / 4) return inWide('utf-16be');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const likelihood = (text: string) => count(text, USUAL) - 2 * count(text, UNUSUAL);
    const [windows, mac] = [inWide('windows-1252'), inWide('macintosh')];
    return likelihood(mac) > likelihood(windows) ? mac : windows;
  }
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
