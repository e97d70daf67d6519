import type { AnswerTo, ComparedDay } from '@motel/api-client/desk-contracts';
import { type Cents, ROUNDINGS, roundMoney } from '@motel/booking-core';
import { shownDayOfMonth, shownShortDate } from '../../shared/format/shown-dates.ts';
import type { DeskMotel } from '../../shared/motel.tsx';

export type Ahead = AnswerTo<'ahead'>;
export type AheadNight = Ahead['days'][number];

export const freeOn = ({ open, sold }: Pick<AheadNight, 'open' | 'sold'>): number => open - sold;

/** Whether at most a tenth of the rooms of a night are free. */
export function isTight(night: Pick<AheadNight, 'open' | 'sold'>): boolean {
  return night.sold > 0 && freeOn(night) * 10 <= night.open;
}

/** `277 of 1,110` */
export function soldOf({ sold, open }: Pick<AheadNight, 'open' | 'sold'>): string {
  return `${sold.toLocaleString('en')} of ${open.toLocaleString('en')}`;
}

/** `$1,235`: without cents. */
export function dollars({ shownPrice }: DeskMotel, amount: Cents): string {
  return shownPrice(roundMoney(amount, ROUNDINGS.dollar));
}

/** `9`, and on the first of a month `Jul 1`. */
export function shownDate(date: string): string {
  return date.endsWith('-01') ? shownShortDate(date) : shownDayOfMonth(date);
}

/** Room nights of some nights, and their shares of all, this year and the year before. */
export function addedUp(nights: readonly ComparedDay[]) {
  const sum = (of: (night: ComparedDay) => number) => nights.reduce((all, night) => all + of(night), 0);
  const [sold, open] = [sum((night) => night.sold), sum((night) => night.open)];
  return { sold, open, share: sold / (open || 1), before: sum(({ before }) => before.sold) / (open || 1) };
}
