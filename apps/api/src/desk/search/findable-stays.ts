import { addDays, type CivilDate } from '@motel/booking-core';
import { type SqlBool, sql } from 'kysely';
import { hasNights, hasWords } from '../../booking/index.ts';
import { type Db, likeText } from '../../db/index.ts';

export type FindableStay = Awaited<ReturnType<typeof findableStays>>[number];

/** More than a busy motel's year. */
const MOST_NEAR = 20_000;
const MOST_OLD = 50;

/** Bookings that end on a date or later, all statuses. */
export async function findableStays(db: Db, since: CivilDate) {
  return selectFindable(db)
    .where(hasNights(addDays(since, -1)))
    .orderBy('check_out', 'desc')
    .orderBy('bookings.id')
    .limit(MOST_NEAR)
    .execute();
}

/** The latest bookings that ended before a date and have all that was typed: words and mail addresses in small letters. */
export async function findableOldStays(db: Db, before: CivilDate, typed: readonly string[]) {
  if (typed.length === 0) return [];
  return selectFindable(db)
    .where('check_out', '<', before)
    .where(isFoundBy(typed))
    .orderBy('check_out', 'desc')
    .orderBy('bookings.id')
    .limit(MOST_OLD)
    .execute();
}

function selectFindable(db: Db) {
  return (
    db
      .selectFrom('bookings')
      .innerJoin('guests', 'guests.id', 'bookings.guest_id')
      .select(['bookings.id', 'reference', 'status', 'check_in as checkIn', 'check_out as checkOut'])
      // With it the guest signs in; empty of one who gave none.
      .select(sql<string>`coalesce(mobile, '')`.as('mobile'))
      .select(
        sql<string>`concat(guest_details ->> 'firstname', ' ', guest_details ->> 'lastname')`.as('name'),
      )
      .select([
        sql<string>`guest_details ->> 'phone'`.as('phone'),
        sql<string>`guest_details ->> 'email'`.as('email'),
      ])
  );
}

/** Shorter ends of telephone numbers are those of too many. */
const NUMBER = /^\d{4,}$/;

/** A condition on `bookings`: they have all that a person types in small letters, words, mail addresses and ends of numbers. */
function isFoundBy(typed: readonly string[]) {
  const numbers = typed.filter((word) => NUMBER.test(word));
  const addresses = typed.filter((word) => word.includes('@'));
  const words = typed.filter((word) => !numbers.includes(word) && !addresses.includes(word));
  const conditions = [
    ...(words.length === 0 ? [] : [hasWords(words)]),
    ...addresses.map(
      (address) => sql<SqlBool>`lower(guest_details ->> 'email') like ${`${likeText(address)}%`}`,
    ),
    ...numbers.map((number) => sql<SqlBool>`bookings.id in (${idsByNumber(number)})`),
  ];
  return sql<SqlBool>`(${sql.join(conditions, sql` and `)})`;
}

/** The bookings with a word that begins so, or a telephone number that ends so: the guest's, or the one they sign in with. */
function idsByNumber(number: string) {
  const fromEnd = [...number].toReversed().join('');
  return sql<string>`
    select id from bookings where ${hasWords([number])}
    union select id from bookings where ${hasWords([fromEnd])}
    union select bookings.id from bookings join guests on guests.id = guest_id where reverse(mobile) like ${`${fromEnd}%`}`;
}
