import { deskDay } from '../../../shared/motel-time.ts';
import { succeed } from '../../../shared/outcome.ts';
import type { DeskReading } from '../../../staff/index.ts';
import { readSpan } from '../read-span.ts';
import { dayWire, figuresWire } from './figures-wire.ts';
import { addUp, type DayFigures, nightsSold } from './nights-sold.ts';
import { spanShares } from './span-shares.ts';

/** The figures of a span of nights, by room type and in all, beside the same weekdays of the year before. */
export const showFigures: DeskReading<'figures'> = async ({ db, clock, motel }, asked) => {
  const span = readSpan(asked);
  if (!span.ok) return span;
  const { from, to, length } = span.value;
  const { types, days, booked } = await nightsSold(db, motel, from, length, clock.now());
  const before = days.map((day) => day.before);
  const rowOf = (of: (day: DayFigures) => Parameters<typeof figuresWire>[1]) => ({
    ...figuresWire(motel, addUp(days.map(of))),
    before: figuresWire(motel, addUp(before.map(of))),
  });
  return succeed({
    from,
    to,
    before: { from: before[0]?.date ?? from, to: before.at(-1)?.date ?? to },
    types: types.map(({ id, title }, at) => ({ id, title, ...rowOf((day) => day.types[at] ?? addUp([])) })),
    total: rowOf((day) => day),
    days: days.map((day) => dayWire(motel, day)),
    shares: await spanShares(db, motel, booked, span.value, deskDay({ clock, motel })),
  });
};
