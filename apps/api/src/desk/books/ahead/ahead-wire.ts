import type { DeskCalls, WireAnswerOf } from '@motel/api-client/desk-contracts';
import { toDollars } from '@motel/booking-core';
import { averageRate, type Figures, type lookAhead } from './look-ahead.ts';

/** The bookings ahead as they cross the wire. */
export function aheadWire({
  types,
  days,
  spans,
}: Awaited<ReturnType<typeof lookAhead>>): WireAnswerOf<DeskCalls['ahead']> {
  return {
    types: types.map(({ id, title, rooms }) => ({ id, title, rooms })),
    days: days.map(({ date, types: byType, before, ...figures }) => ({
      date,
      ...figuresWire(figures),
      types: byType.map(({ sold, open }) => ({ sold, open })),
      before: { date: before.date, ...figuresWire(before) },
    })),
    spans: spans.map(({ days: length, before, ...figures }) => ({
      days: length,
      ...figuresWire(figures),
      before: figuresWire(before),
    })),
  };
}

function figuresWire(figures: Figures) {
  const { sold, open, arrivals, revenue } = figures;
  return { sold, open, arrivals, revenue: toDollars(revenue), rate: toDollars(averageRate(figures)) };
}
