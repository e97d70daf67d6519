import type { CivilDate } from '@motel/booking-core';
import { sql } from 'kysely';

/** A condition on `bookings`: a night from a date to another, without it, if there is one; by the index of nights. */
export function hasNights(from: CivilDate, to?: CivilDate) {
  return sql<boolean>`daterange(bookings.check_in, bookings.check_out) && daterange(${from}::date, ${to ?? null}::date)`;
}
