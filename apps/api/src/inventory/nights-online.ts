import {
  type CivilDate,
  daysBetween,
  MAX_DAYS_AHEAD,
  MAX_NIGHTS,
  type NightPrice,
  nightPrices,
  type Stay,
  smaller,
  type Tariff,
} from '@motel/booking-core';
import { plansOnline } from './properties.ts';

/** The nights as the website sells them: where it has plans (F33), those of the plan that is least strict on each night. */
export function nightsOnline(
  tariff: Tariff,
  room: string,
  { checkIn, checkOut }: Stay,
  today: CivilDate,
): NightPrice[] {
  const [first = [], ...others] = plansOnline(tariff, room).map(
    ({ id, fromDaysAhead = 0, toDaysAhead = MAX_DAYS_AHEAD }) =>
      nightPrices(tariff, room, checkIn, checkOut, id).map((night): NightPrice => {
        const ahead = daysBetween(today, night.date);
        return ahead < fromDaysAhead || ahead > toDaysAhead ? { ...night, closedToArrival: true } : night;
      }),
  );
  if (first.length === 0) return nightPrices(tariff, room, checkIn, checkOut);
  return first.map((night, at) => others.map((nights) => nights[at] as NightPrice).reduce(lessStrict, night));
}

function lessStrict(one: NightPrice, other: NightPrice): NightPrice {
  if (one.price === undefined || other.price === undefined) return one.price === undefined ? other : one;
  const minNights = Math.min(one.minNights ?? 1, other.minNights ?? 1);
  const maxNights = Math.max(one.maxNights ?? MAX_NIGHTS, other.maxNights ?? MAX_NIGHTS);
  return {
    date: one.date,
    price: smaller(one.price, other.price),
    ...(minNights > 1 && { minNights }),
    ...(maxNights < MAX_NIGHTS && { maxNights }),
    ...(one.closedToArrival && other.closedToArrival && { closedToArrival: true }),
    ...(one.closedToDeparture && other.closedToDeparture && { closedToDeparture: true }),
  };
}
