import type { BookingStatus, CivilDate, Stay } from '@motel/booking-core';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../db/index.ts';

/** The parts of a booking by which the desk's search finds it. */
export interface FindableStay extends Stay {
  readonly id: string;
  readonly reference: string;
  readonly status: BookingStatus;
  readonly name: string;
  readonly phone: string;
  /** The number with which the guest signs in. */
  readonly mobile: string;
  readonly email: string;
}

/** More than a busy motel's year. */
const MOST_NEAR = 20_000;
const MOST_OLD = 50;

/** Bookings that end on a date or later, all statuses. */
export async function findableStays(db: Db, since: CivilDate): Promise<FindableStay[]> {
  return selectFindable(db)
    .where('check_out', '>=', since)
    .orderBy('check_out', 'desc')
    .orderBy('bookings.id')
    .limit(MOST_NEAR)
    .execute();
}

/** The latest bookings that ended before a date and have each of the words, in small letters, in some text. */
export async function findableOldStays(
  db: Db,
  before: CivilDate,
  words: readonly string[],
): Promise<FindableStay[]> {
  const texts = sql`lower(concat_ws(' ', guest_details ->> 'firstname', guest_details ->> 'lastname',
    guest_details ->> 'email', reference, regexp_replace(guest_details ->> 'phone', '\\D', '', 'g'), mobile))`;
  return selectFindable(db)
    .where('check_out', '<', before)
    .where(({ and }) => and(words.map((word) => sql<SqlBool>`strpos(${texts}, ${word}) > 0`)))
    .orderBy('check_out', 'desc')
    .orderBy('bookings.id')
    .limit(MOST_OLD)
    .execute();
}

function selectFindable(db: Db) {
  return db
    .selectFrom('bookings')
    .innerJoin('guests', 'guests.id', 'bookings.guest_id')
    .select(['bookings.id', 'reference', 'status', 'check_in as checkIn', 'check_out as checkOut', 'mobile'])
    .select(sql<string>`concat(guest_details ->> 'firstname', ' ', guest_details ->> 'lastname')`.as('name'))
    .select([
      sql<string>`guest_details ->> 'phone'`.as('phone'),
      sql<string>`guest_details ->> 'email'`.as('email'),
    ]);
}
