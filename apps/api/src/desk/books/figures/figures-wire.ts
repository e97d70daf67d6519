import { NO_MONEY, toDollars } from '@motel/booking-core';
import { mean } from '@motel/booking-core/rates';
import { money } from '@motel/content';
import type { DayFigures, Figures } from './nights-sold.ts';

/** Figures as they cross the wire, with their averages to the cent. */
export function figuresWire({ sold, open, arrivals, revenue }: Figures) {
  return {
    ...{ sold, open, arrivals, revenue: toDollars(revenue) },
    rate: toDollars(sold === 0 ? NO_MONEY : mean(revenue, sold, money.unit)),
    perRoom: toDollars(open === 0 ? NO_MONEY : mean(revenue, open, money.unit)),
  };
}

/** A day's figures as they cross the wire, beside those of the year before. */
export function dayWire({
  date,
  types: _,
  before,
  ...figures
}: DayFigures & { readonly before: DayFigures }) {
  return { date, ...figuresWire(figures), before: { date: before.date, ...figuresWire(before) } };
}
