import type { DeskCalls, WireAnswerOf } from '@motel/api-client/desk-contracts';
import { toDollars } from '@motel/booking-core';
import { type Outcome, succeed } from '../../../shared/outcome.ts';
import type { DeskContext } from '../../../staff/index.ts';
import { averageRate, type Figures, lookAhead } from './look-ahead.ts';

/** The bookings ahead as they cross the wire. */
export async function showAhead(context: DeskContext): Promise<Outcome<WireAnswerOf<DeskCalls['ahead']>>> {
  const { types, days, spans } = await lookAhead(context);
  return succeed({
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
  });
}

function figuresWire(figures: Figures) {
  const { sold, open, arrivals, revenue } = figures;
  return { sold, open, arrivals, revenue: toDollars(revenue), rate: toDollars(averageRate(figures)) };
}
