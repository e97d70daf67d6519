import { dateWords } from '../dates.ts';
import type { PageDate } from '../shapes/page-words.ts';

/** @param date an existing day, `yyyy-mm-dd` */
export function pageDate(date: string): PageDate {
  return { date, shown: dateWords(date, 'date') };
}
