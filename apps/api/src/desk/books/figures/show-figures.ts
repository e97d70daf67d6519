import { addDays, nightsOf } from '@motel/booking-core';
import { deskDay, deskDayAt } from '../../../shared/motel-time.ts';
import type { DeskReading } from '../../../staff/index.ts';
import { readSpan } from '../read-span.ts';
import { addUp, type DayFigures, dayWire, figuresWire, nightsSold } from './nights-sold.ts';
import { SOURCES, spanShares } from './span-shares.ts';

/** The figures of a span of nights, by room type and in all, beside the same weekdays of the year before. */
export const showFigures: DeskReading<'figures'> = async ({ db, clock, motel }, asked) => {
  const span = readSpan(asked);
  const { from, to, length } = span;
  const { types, days, booked } = await nightsSold(db, motel, from, length, clock.now());
  const before = days.map((day) => day.before);
  const rowOf = (of: (day: DayFigures) => Parameters<typeof figuresWire>[1]) => ({
    ...figuresWire(motel, addUp(days.map(of))),
    before: figuresWire(motel, addUp(before.map(of))),
  });
  return {
    from,
    to,
    before: { from: before[0]?.date ?? from, to: before.at(-1)?.date ?? to },
    types: types.map(({ id, title }, at) => ({ id, title, ...rowOf((day) => day.types[at] ?? addUp([])) })),
    total: rowOf((day) => day),
    days: days.map((day) => dayWire(motel, day)),
    shares: await spanShares(db, motel, booked, span, deskDay({ clock, motel })),
  };
};

const DAYS_AHEAD = 90;
const SHORT_SPAN = 14;

export const showAhead: DeskReading<'ahead'> = async ({ db, clock, motel }) => {
  const yesterday = addDays(deskDay({ clock, motel }), -1);
  // Guests who leave today have slept here last night.
  const { types, days: all, booked } = await nightsSold(db, motel, yesterday, DAYS_AHEAD + 1, clock.now());
  const days = all.slice(1);
  return {
    types: types.map(({ id, title, rooms }) => ({ id, title, rooms })),
    days: days.map((day) => ({
      ...dayWire(motel, day),
      departures: booked.stays.filter(({ checkOut }) => checkOut === day.date).length,
      types: day.types.map(({ sold, open }) => ({ sold, open })),
    })),
    spans: [SHORT_SPAN, DAYS_AHEAD].map((length) => {
      const within = days.slice(0, length);
      return {
        days: length,
        ...figuresWire(motel, addUp(within)),
        before: figuresWire(motel, addUp(within.map(({ before }) => before))),
      };
    }),
    booked: booked.stays
      .filter(({ source, bookedAt }) => source !== 'import' && deskDayAt(motel, bookedAt) >= yesterday)
      .map((stay) => ({ source: SOURCES[stay.source], nights: nightsOf(stay) * stay.rooms })),
  };
};
