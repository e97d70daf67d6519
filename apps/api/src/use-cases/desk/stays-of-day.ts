import type { CivilDate } from '@motel/booking-core';
import { type BookingAtDesk, selectBookings } from './booking-at-desk.ts';
import type { DeskContext } from './desk.ts';

/** Whose stay begins, or ends, on a date: confirmed stays, by name. */
export async function staysOfDay(
  { db }: DeskContext,
  end: 'check_in' | 'check_out',
  date: CivilDate,
): Promise<BookingAtDesk[]> {
  return selectBookings(db)
    .where('bookings.status', '=', 'confirmed')
    .where(`bookings.${end}`, '=', date)
    .orderBy('bookings.lastname')
    .orderBy('bookings.firstname')
    .execute();
}
