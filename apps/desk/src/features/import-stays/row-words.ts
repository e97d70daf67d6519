import { type Cents, parseCivilDate } from '@motel/booking-core';
import { shownMoney } from '@motel/content/words';
import { shownDay } from '../../shared/format/shown-dates.ts';

// A cell of a row; empty where it could not be read.

export function dayWords(date: string | undefined): string {
  const day = parseCivilDate(date);
  return day === undefined ? '' : shownDay(day);
}

export function rowAmount(total: Cents | undefined): string {
  return total === undefined ? '' : shownMoney(total);
}
