import type { Booking } from '@motel/api-client/contracts';
import { type CivilDate, parseCivilDate } from '@motel/booking-core';

export interface GroupedBookings {
  /** Every booking: those that are not over, the next one first; then past ones, the latest first; then those undated. */
  readonly all: readonly Booking[];
  readonly coming: readonly Booking[];
  readonly waiting: readonly Booking[];
  readonly givenUp: readonly Booking[];
  readonly past: readonly Booking[];
}

const GIVEN_UP: readonly string[] = ['cancelled', 'refunded'];

export function groupedBookings(bookings: readonly Booking[], today: CivilDate): GroupedBookings {
  const day = ({ checkIn, checkOut }: Booking) => parseCivilDate(checkIn) ?? parseCivilDate(checkOut) ?? '';
  const isOver = ({ checkIn, checkOut }: Booking) => {
    const end = parseCivilDate(checkOut) ?? parseCivilDate(checkIn);
    return end === undefined || end < today;
  };
  const isWaiting = ({ status }: Booking) => status.toLowerCase() === 'pending';
  const isGivenUp = ({ status }: Booking) => GIVEN_UP.includes(status.toLowerCase());
  const byDay = bookings.toSorted((a, b) => (day(a) < day(b) ? -1 : day(a) > day(b) ? 1 : 0));
  const current = byDay.filter((booking) => !isOver(booking));
  const past = byDay.filter(isOver).toReversed();
  return {
    all: [...current, ...past],
    coming: current.filter((booking) => !isWaiting(booking) && !isGivenUp(booking)),
    waiting: current.filter(isWaiting),
    givenUp: current.filter(isGivenUp),
    past,
  };
}
