import type { DeskCalls, WireAnswerOf } from '@motel/api-client/desk-contracts';
import { deskDay } from '../../../shared/desk-day.ts';
import { type Outcome, succeed } from '../../../shared/outcome.ts';
import type { DeskContext } from '../../../staff/index.ts';
import { dayWire, figuresWire } from './figures-wire.ts';
import { addUp, nightsSold } from './nights-sold.ts';

const DAYS_AHEAD = 90;
const SHORT_SPAN = 14;

/** The bookings from today on. */
export async function showAhead({
  db,
  clock,
}: DeskContext): Promise<Outcome<WireAnswerOf<DeskCalls['ahead']>>> {
  const { types, days } = await nightsSold(db, deskDay(clock), DAYS_AHEAD, clock.now());
  return succeed({
    types: types.map(({ id, title, rooms }) => ({ id, title, rooms })),
    days: days.map((day) => ({
      ...dayWire(day),
      types: day.types.map(({ sold, open }) => ({ sold, open })),
    })),
    spans: [SHORT_SPAN, DAYS_AHEAD].map((length) => {
      const within = days.slice(0, length);
      return {
        days: length,
        ...figuresWire(addUp(within)),
        before: figuresWire(addUp(within.map(({ before }) => before))),
      };
    }),
  });
}
