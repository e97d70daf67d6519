import { addDays, type CivilDate, hasNight, instantAt } from '@motel/booking-core';
import { DAY_BEGINS } from '@motel/booking-core/booking';
import { expectedAt, type ListedStay } from '../../booking/index.ts';
import type { Zoned } from '../../shared/motel-context.ts';

/** Sorts stays around a night: of the past who came, of the future who is booked, of tonight who is in the house. */
export function boardOf(motel: Zoned, stays: readonly ListedStay[], day: CivilDate, today: CivilDate) {
  const has = (stay: ListedStay) => hasNight(stay, day);
  const wasIn = ({ arrivedAt }: ListedStay) => arrivedAt !== null;
  const isIn = ({ arrivedAt, leftAt }: ListedStay) => arrivedAt !== null && leftAt === null;
  const isNew = ({ arrivedAt, leftAt }: ListedStay) => arrivedAt === null && leftAt === null;
  const isExpected = ({ leftAt }: ListedStay) => leftAt === null;
  const when = (is: { past: boolean; today: boolean; future: boolean }) =>
    day === today ? is.today : day < today ? is.past : is.future;

  const inHouse = stays.filter((stay) =>
    when({
      past: wasIn(stay) && has(stay),
      today: isIn(stay),
      future: isExpected(stay) && has(stay) && stay.checkIn < day,
    }),
  );
  return {
    /** Not in the house yet, by the time at which they are expected. */
    arriving: stays
      .filter((stay) => isNew(stay) && has(stay) && (day <= today || stay.checkIn === day))
      .toSorted(byExpectation(motel)),
    /** Of those that begin with this night: already in the house, the last one first. */
    arrived: stays
      .filter((stay) => wasIn(stay) && stay.checkIn === day)
      .toSorted((a, b) => (b.arrivedAt?.getTime() ?? 0) - (a.arrivedAt?.getTime() ?? 0)),
    inHouse,
    /** In the house, and to leave on the day of this night, or before it. */
    leavingThatDay: stays.filter((stay) =>
      when({
        past: wasIn(stay) && stay.checkOut === day,
        today: isIn(stay) && stay.checkOut <= day,
        future: isExpected(stay) && stay.checkOut === day,
      }),
    ),
    /** In the house, and to leave on the day after. */
    leavingNextDay: inHouse.filter(({ checkOut }) => checkOut === addDays(day, 1)),
  };
}

/** Since when a guest who is not in the house is late, if they are. */
export function lateSince(motel: Zoned, stay: ListedStay, now: Date): Date | undefined {
  const nightEnds = instantAt(addDays(stay.checkIn, 1), DAY_BEGINS, motel.houseRules.timeZone);
  const since = expectedAt(motel, stay) ?? new Date(nightEnds);
  return since <= now ? since : undefined;
}

/** Guests whose hour is known first, in its order; the others by name. */
function byExpectation(motel: Zoned) {
  const hourOf = (stay: ListedStay) => expectedAt(motel, stay)?.getTime() ?? Number.POSITIVE_INFINITY;
  return (a: ListedStay, b: ListedStay): number => {
    const [first, second] = [hourOf(a), hourOf(b)];
    if (first !== second) return first < second ? -1 : 1;
    return a.lastName.localeCompare(b.lastName) || (a.id < b.id ? -1 : 1);
  };
}
