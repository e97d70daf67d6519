import type { Booking } from '@motel/api-client/contracts';
import { type CivilDate, parseCivilDate } from '@motel/booking-core';

/** Future stays, the next one first; then past ones, the latest first; then those without a date. */
export function orderedBookings(bookings: readonly Booking[], today: CivilDate): Booking[] {
  const day = ({ checkIn, checkOut }: Booking) => parseCivilDate(checkIn) ?? parseCivilDate(checkOut) ?? '';
  const isOver = ({ checkIn, checkOut }: Booking) => {
    const end = parseCivilDate(checkOut) ?? parseCivilDate(checkIn);
    return end === undefined || end < today;
  };
  const byDay = bookings.toSorted((a, b) => (day(a) < day(b) ? -1 : day(a) > day(b) ? 1 : 0));
  return [...byDay.filter((booking) => !isOver(booking)), ...byDay.filter(isOver).toReversed()];
}
