import { dateWords } from '@motel/content/dates';

/** @param month `yyyy-mm`; `July 2027` */
export function monthWords(month: string): string {
  return dateWords(`${month}-15`, 'month');
}

/** The month so many months later. @param month `yyyy-mm` */
export function monthBeside(month: string, by: number): string {
  const [year = 2000, of = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, of - 1 + by, 15)).toISOString().slice(0, 7);
}
