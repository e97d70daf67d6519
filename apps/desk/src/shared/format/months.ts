import { addDays, type CivilDate, civilDate } from '@motel/booking-core';
import { dateWords } from '@motel/content/english';
import { useSearchParams } from 'react-router-dom';

const MONTH = /^20\d\d-(?:0[1-9]|1[0-2])$/;

/** The month of the address, `?month=yyyy-mm`. */
export function useAskedMonth(): string | undefined {
  const asked = useSearchParams()[0].get('month') ?? '';
  return MONTH.test(asked) ? asked : undefined;
}

/** @param month `yyyy-mm`; `July 2027` */
export function monthWords(month: string): string {
  return dateWords(`${month}-15`, 'month');
}

/** @param month `yyyy-mm`; `July` */
export function monthName(month: string): string {
  return monthWords(month).split(' ')[0] ?? '';
}

/** The first and the last day of a month. @param month `yyyy-mm` */
export function daysOfMonth(month: string): { readonly from: CivilDate; readonly to: CivilDate } {
  return { from: civilDate(`${month}-01`), to: addDays(civilDate(`${monthBeside(month, 1)}-01`), -1) };
}

/** The month so many months later. @param month `yyyy-mm` */
export function monthBeside(month: string, by: number): string {
  const [year = 2000, of = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, of - 1 + by, 15)).toISOString().slice(0, 7);
}
