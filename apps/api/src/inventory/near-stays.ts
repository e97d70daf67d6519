import { addDays, nightPrices, nightsOf, type Stay, type Tariff } from '@motel/booking-core';

const REACH = 7;
/** Days by which an arrival may be later or earlier than asked, the nearest first. */
const SHIFTS = [0, 1, -1, 2, -2, 3, -3, 4, -4, 5, -5, 6, -6, REACH, -REACH];

/** Stays near a refused one, the nearest first, with as many nights or what those need (F7); perhaps not free. */
export function nearStays(tariff: Tariff, room: string, { checkIn, checkOut }: Stay): Stay[] {
  const count = nightsOf({ checkIn, checkOut });
  const nights = nightPrices(tariff, room, addDays(checkIn, -REACH), addDays(checkOut, REACH));
  return SHIFTS.map((days) => {
    const own = nights.slice(REACH + days, REACH + days + count);
    const least = Math.max(count, ...own.map(({ minNights = 1 }) => minNights));
    return { checkIn: addDays(checkIn, days), checkOut: addDays(checkIn, days + least) };
  });
}
