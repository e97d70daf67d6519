import type { DeskCalls, WireAnswerOf } from '@motel/api-client/desk-contracts';
import { civilDate, daysBetween } from '@motel/booking-core';
import { deskDay } from '../../../shared/desk-day.ts';
import { type Outcome, refuse, succeed } from '../../../shared/outcome.ts';
import type { DeskContext } from '../../../staff/index.ts';
import { figuresWire } from './figures-wire.ts';
import { addUp, type DayFigures, nightsSold } from './nights-sold.ts';
import { spanShares } from './span-shares.ts';

/** A leap year. */
const MOST_DAYS = 366;

/** The figures of a span of nights, by room type and in all, beside the same weekdays of the year before. */
export async function showFigures(
  { db, clock }: DeskContext,
  asked: { readonly from: string; readonly to: string },
): Promise<Outcome<WireAnswerOf<DeskCalls['figures']>>> {
  const [from, to] = [civilDate(asked.from), civilDate(asked.to)];
  if (to < from) return refuse('rule-broken', 'rates-order');
  const length = daysBetween(from, to) + 1;
  if (length > MOST_DAYS) return refuse('rule-broken', 'rates-too-long', { most: MOST_DAYS });
  const { types, days } = await nightsSold(db, from, length);
  const before = days.map((day) => day.before);
  const rowOf = (of: (day: DayFigures) => Parameters<typeof figuresWire>[0]) => ({
    ...figuresWire(addUp(days.map(of))),
    before: figuresWire(addUp(before.map(of))),
  });
  return succeed({
    ...{ from, to },
    before: { from: before[0]?.date ?? from, to: before.at(-1)?.date ?? to },
    types: types.map(({ title }, at) => ({ title, ...rowOf((day) => day.types[at] ?? addUp([])) })),
    total: rowOf((day) => day),
    shares: await spanShares(db, from, to, deskDay(clock)),
  });
}
