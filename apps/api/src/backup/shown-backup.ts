import type { DatabasePlace } from '../db/index.ts';
import type { BackupHeader } from './backup-file.ts';

/** The contents of a backup, e.g. `Harbour Inn as of 2026-11-21T18:03:12Z: 312 bookings, 4,204 rows in 22 tables`. */
export function contentsText({ motel, madeAt, tables }: BackupHeader): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const bookings = tables.find(({ name }) => name === 'bookings')?.rows ?? 0;
  const at = madeAt.replace(/\.\d+/, '');
  return `${motel} as of ${at}: ${count(bookings, 'booking')}, ${count(rows, 'row')} in ${count(tables.length, 'table')}`;
}

/** `1 booking`, `1,204 bookings`. */
export function count(number: number, one: string): string {
  return `${number.toLocaleString('en')} ${one}${number === 1 ? '' : 's'}`;
}

/** Never the server's address, which contains a password. */
export function placeText(place: DatabasePlace): string {
  return 'folder' in place ? `the folder ${place.folder}` : 'the Postgres server of DATABASE_URL';
}

/** Tables are large and disks slow: allows a minute for each statement, where guests' statements have ten seconds. */
export function withLongTimeout(place: DatabasePlace): DatabasePlace {
  return 'url' in place ? { ...place, timeout: 60_000 } : place;
}
