import type { Cents } from '../money/cents.ts';
import { requireWholeNumber } from '../result/kind.ts';
import { MAX_NIGHTS } from '../stay/bookable-stay.ts';
import { type CivilDate, civilDate, dayNumber, fromDayNumber } from '../stay/civil-date.ts';
import { CLOSED, NO_ARRIVAL, NO_DEPARTURE } from '../tariff/rate-table.ts';
import { requireTariff, type Tariff } from '../tariff/tariff.ts';

/** A night of one room, for a calendar (F5–F8). */
export interface NightPrice {
  /** The night begins on this day. */
  readonly date: CivilDate;
  /** One room for this night, before steps, periods and fees; absent when the night is not for sale (F6). */
  readonly price?: Cents;
  /** The night is closed, though it may have a price. */
  readonly closed?: true;
  /** The night is sold only in stays of at least so many nights, 2 to 365 (F7). */
  readonly minNights?: number;
  /** The night is sold only in stays of at most so many nights, 1 to 365 (F7). */
  readonly maxNights?: number;
  /** No stay may begin on this day (F8). */
  readonly closedToArrival?: true;
  /** No stay may end on this day (F8). */
  readonly closedToDeparture?: true;
}

/** 20 years: more is a mistake. */
const MOST_NIGHTS = 7305;

/**
 * Returns the price and the restrictions of each night, for a calendar (F5–F8).
 * @param room the room's key in the tariff
 * @param from the first night, `yyyy-mm-dd`
 * @param to the day after the last night, at most 7305 days later
 * @param plan the id of the plan that sells them (F33). @default the tariff's own prices
 * @throws RangeError for a room or a plan that the tariff does not have, and for other dates
 * @example
 * nightPrices(tariff, 'queen', '2027-06-30', '2027-07-02');
 * // → [{ date: 2027-06-30, price: 8900 }, { date: 2027-07-01, price: 12900, minNights: 2 }]
 */
export function nightPrices(
  tariff: Tariff,
  room: string,
  from: string,
  to: string,
  plan?: string,
): NightPrice[] {
  const { rooms, plans } = requireTariff(tariff);
  const terms = rooms.get(room);
  if (terms === undefined) throw new RangeError(`The tariff has no room ${room}`);
  const soldBy = plans.find(({ id }) => id === plan);
  if (plan !== undefined && soldBy === undefined) throw new RangeError(`The tariff has no plan ${plan}`);
  const first = dayNumber(civilDate(from));
  const nights = dayNumber(civilDate(to)) - first;
  requireWholeNumber('nights', nights, 0, MOST_NIGHTS);
  const table = tariff.table(terms, first, first + nights, soldBy);
  return Array.from({ length: nights }, (_, night) => {
    const at = first + night - table.from;
    const flags = table.flags[at] as number;
    const price = table.prices[at] as number;
    const least = table.least[at] as number;
    const most = table.most[at] as number;
    return {
      date: fromDayNumber(first + night),
      ...(price >= 0 && (flags & CLOSED) === 0 && { price: price as Cents }),
      ...((flags & CLOSED) !== 0 && { closed: true as const }),
      ...(least > 1 && { minNights: least }),
      ...(most < MAX_NIGHTS && { maxNights: most }),
      ...((flags & NO_ARRIVAL) !== 0 && { closedToArrival: true as const }),
      ...((flags & NO_DEPARTURE) !== 0 && { closedToDeparture: true as const }),
    };
  });
}
