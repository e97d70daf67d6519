import { sql } from 'kysely';
import { type BookingAtDesk, selectBookings } from './booking-at-desk.ts';
import type { DeskContext } from './desk.ts';

const MOST = 20;

/**
 * Bookings by what somebody on the telephone can say: the beginning of the booking's number, a part of the name or
 * the e-mail address, or the last digits of a telephone number. Latest stays first, at most 20.
 */
export async function findBookings({ db }: DeskContext, words: string): Promise<BookingAtDesk[]> {
  const wanted = words.trim().toLowerCase();
  const digits = words.replace(/\D/g, '');
  return selectBookings(db)
    .innerJoin('guests', 'guests.id', 'bookings.guest_id')
    .where((where) =>
      where.or([
        sql<boolean>`starts_with(bookings.id, ${wanted})`,
        sql<boolean>`strpos(lower(bookings.firstname || ' ' || bookings.lastname), ${wanted}) > 0`,
        sql<boolean>`strpos(lower(bookings.email), ${wanted}) > 0`,
        // A few digits are in every number.
        ...(digits.length >= 4
          ? [
              sql<boolean>`right(regexp_replace(bookings.phone, '\\D', '', 'g'), ${digits.length}) = ${digits}`,
              sql<boolean>`right(guests.mobile, ${digits.length}) = ${digits}`,
            ]
          : []),
      ]),
    )
    .orderBy('bookings.check_in', 'desc')
    .orderBy('bookings.id')
    .limit(MOST)
    .execute();
}
