import type { CivilDate } from '@motel/booking-core';
import { sql } from 'kysely';

/**
 * A condition on `bookings`: the stay has a night from one date to another, without it. By the index of the nights, so that
 * those of other years are not read.
 * @param to without an end, where there is none
 */
export function hasNights(from: CivilDate, to?: CivilDate) {
  return sql<boolean>`daterange(bookings.check_in, bookings.check_out) && daterange(${from}::date, ${to ?? null}::date)`;
}
