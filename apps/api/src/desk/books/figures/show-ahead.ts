import { addDays, nightsOf } from '@motel/booking-core';
import { deskDay, deskDayAt } from '../../../shared/motel-time.ts';
import { succeed } from '../../../shared/outcome.ts';
import type { DeskReading } from '../../../staff/index.ts';
import { dayWire, figuresWire } from './figures-wire.ts';
import { addUp, nightsSold } from './nights-sold.ts';
import { SOURCES } from './span-shares.ts';

const DAYS_AHEAD = 90;
const SHORT_SPAN = 14;

/** The bookings from today on. */
export const showAhead: DeskReading<'ahead'> = async ({ db, clock, motel }) => {
  const yesterday = addDays(deskDay({ clock, motel }), -1);
  // Guests who leave today have slept here last night.
  const { types, days: all, booked } = await nightsSold(db, motel, yesterday, DAYS_AHEAD + 1, clock.now());
  const days = all.slice(1);
  return succeed({
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
  });
};
