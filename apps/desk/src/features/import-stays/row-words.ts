import { type Cents, parseCivilDate } from '@motel/booking-core';
import { shownDay } from '../../shared/format/shown-dates.ts';
import type { DeskMotel } from '../../shared/motel.tsx';

// A cell of a row; empty where it could not be read.

export function dayWords(date: string | undefined): string {
  const day = parseCivilDate(date);
  return day === undefined ? '' : shownDay(day);
}

export function rowAmount({ shownMoney }: DeskMotel, total: Cents | undefined): string {
  return total === undefined ? '' : shownMoney(total);
}
