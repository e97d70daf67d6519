import { type Cents, dollarDigits } from '@motel/booking-core';

export type Cell = string | Cents;
export type Table = readonly (readonly Cell[])[];

/** Excel reads a file as UTF-8 when it begins so. */
const BYTE_ORDER_MARK = '\ufeff';

/** Rows as a file for spreadsheets: amounts with a point. */
export function csvOf(rows: Table): string {
  return `${BYTE_ORDER_MARK}${rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('')}`;
}

function cellText(cell: Cell): string {
  if (typeof cell === 'number') return withCents(cell);
  // What begins so would be a formula; where a country's lists have semicolons, a cell begins at each of them.
  const parts = cell.split(/([;\t\r\n])/).map((part) => (/^\s*[=+\-@]/.test(part) ? `'${part}` : part));
  const text = parts.join('');
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** `-1234.50`. */
function withCents(amount: Cents): string {
  const digits = dollarDigits(amount);
  return digits.includes('.') ? digits : `${digits}.00`;
}
