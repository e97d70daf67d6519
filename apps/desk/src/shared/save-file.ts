import type { Cell, Table } from '@motel/api-client/desk-contracts';
import { toDollars } from '@motel/booking-core';
import type { DeskMotel } from './motel.tsx';

/** The name of a file of the motel: `the-plain-motel-2027-07.csv`. */
export function fileName(motel: DeskMotel, ...parts: readonly string[]): string {
  return [motel.name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'), ...parts].join('-');
}

export function saveCsv(name: string, text: string): void {
  saveFile(name, new Blob([text], { type: 'text/csv;charset=utf-8' }));
}

export function saveJson(name: string, data: unknown): void {
  saveFile(name, new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }));
}

/** Gives the person tables as one workbook. @param sheets by their names, at most 31 characters each */
export async function saveXlsx(name: string, sheets: Readonly<Record<string, Table>>): Promise<void> {
  saveFile(name, await workbookOf(sheets));
}

export async function workbookOf(sheets: Readonly<Record<string, Table>>): Promise<Blob> {
  const { default: writeXlsx } = await import('write-excel-file/universal');
  return writeXlsx(
    Object.entries(sheets).map(([sheet, table]) => ({ sheet, data: table.map((row) => row.map(cellOf)) })),
  ).toBlob();
}

/** A text stays one, whatever it begins with. */
function cellOf(cell: Cell) {
  return typeof cell === 'number'
    ? { type: Number, value: toDollars(cell), format: '#,##0.00' }
    : { type: String, value: cell };
}

function saveFile(name: string, file: Blob): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // After the browser has begun to read it.
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
