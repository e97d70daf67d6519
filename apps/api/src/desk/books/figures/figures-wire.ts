import { type Cents, cents, NO_MONEY, subtract, toDollars } from '@motel/booking-core';
import { mean } from '@motel/booking-core/rates';
import type { Motel } from '@motel/content/server';
import type { Paid } from '../../../shared/motel-context.ts';
import type { ComparedDay, Figures } from './nights-sold.ts';

/** Figures as they cross the wire, with their averages to the cent. */
export function figuresWire({ money }: Paid, { sold, open, arrivals, revenue }: Figures) {
  return {
    sold,
    open,
    arrivals,
    revenue: toDollars(revenue),
    rate: toDollars(averageOf(money, revenue, sold)),
    perRoom: toDollars(averageOf(money, revenue, open)),
  };
}

/** A day on which more was taken off than its night earns is below $0. */
function averageOf(money: Motel['money'], revenue: Cents, count: number): Cents {
  if (count === 0) return NO_MONEY;
  const size = mean(cents(Math.abs(revenue)), count, money.unit);
  return revenue < 0 ? subtract(NO_MONEY, size) : size;
}

/** A day's figures as they cross the wire, beside those of the year before. */
export function dayWire(motel: Paid, { date, types: _, before, ...figures }: ComparedDay) {
  return {
    date,
    ...figuresWire(motel, figures),
    before: { date: before.date, ...figuresWire(motel, before) },
  };
}
