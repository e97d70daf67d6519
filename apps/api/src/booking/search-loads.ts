import { addDays, type BookingStatus, type CivilDate, type Stay } from '@motel/booking-core';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type Db, likeText } from '../db/index.ts';
import { hasNights } from './has-nights.ts';

/** The parts of a booking by which the desk's search finds it. */
export interface FindableStay extends Stay {
  readonly id: string;
  readonly reference: string;
  readonly status: BookingStatus;
  readonly name: string;
  readonly phone: string;
  /** The number with which the guest signs in; empty of one who gave none. */
  readonly mobile: string;
  readonly email: string;
}

/** More than a busy motel's year. */
const MOST_NEAR = 20_000;
const MOST_OLD = 50;

/** Bookings that end on a date or later, all statuses. */
export async function findableStays(db: Db, since: CivilDate): Promise<FindableStay[]> {
  return selectFindable(db)
    .where(hasNights(addDays(since, -1)))
    .orderBy('check_out', 'desc')
    .orderBy('bookings.id')
    .limit(MOST_NEAR)
    .execute();
}

/** The latest bookings that ended before a date and have all that was typed: words and mail addresses in small letters. */
export async function findableOldStays(
  db: Db,
  before: CivilDate,
  typed: readonly string[],
): Promise<FindableStay[]> {
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
  return db
    .selectFrom('bookings')
    .innerJoin('guests', 'guests.id', 'bookings.guest_id')
    .select(['bookings.id', 'reference', 'status', 'check_in as checkIn', 'check_out as checkOut'])
    .select(sql<string>`coalesce(mobile, '')`.as('mobile'))
    .select(sql<string>`concat(guest_details ->> 'firstname', ' ', guest_details ->> 'lastname')`.as('name'))
    .select([
      sql<string>`guest_details ->> 'phone'`.as('phone'),
      sql<string>`guest_details ->> 'email'`.as('email'),
    ]);
}

/** A text's words with a space between them: small letters and digits, without the marks of Western European letters. */
function wordsOf(text: RawBuilder<unknown>) {
  return sql`trim(regexp_replace(translate(left(lower(${text}), 500), ${sql.raw(`'àáâãäåçèéêëìíîïñòóôõöùúûüýÿÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜÝ', 'aaaaaaceeeeiiiinooooouuuuyyaaaaaaceeeeiiiinooooouuuuy'`)}), '[^a-z0-9\\u0080-\\u1fff\\u2070-\\uffff]+', ' ', 'g'))`;
}

/** The words of a booking, a telephone number also without its country and from its end. The index `bookings_by_words` has the same text. */
const WORDS = sql`array_to_tsvector(string_to_array(${wordsOf(sql`
    reference || ' ' || regexp_replace(coalesce(guest_details ->> 'phone', ''), '[^0-9]', '', 'g')
    || ' ' || right(regexp_replace(coalesce(guest_details ->> 'phone', ''), '[^0-9]', '', 'g'), 10)
    || ' ' || reverse(regexp_replace(coalesce(guest_details ->> 'phone', ''), '[^0-9]', '', 'g'))
    || ' ' || coalesce(guest_details ->> 'firstname', '') || ' ' || coalesce(guest_details ->> 'lastname', '')
    || ' ' || split_part(coalesce(guest_details ->> 'email', ''), '@', 1)`)}, ' '))`;

/** Shorter ends of telephone numbers are those of too many. */
const NUMBER = /^\d{4,}$/;

/** A condition on `bookings`: they have words that begin with each of these, letters and digits alone. */
function hasWords(words: readonly string[]) {
  return sql<SqlBool>`${WORDS} @@ ${words.map((word) => `'${word}':*`).join(' & ')}::tsquery`;
}

/** A condition on `bookings`: they have every word of a name; of one without letters and digits, none has. */
export function hasName(name: string) {
  return sql<SqlBool>`${WORDS} @@ ('''' || replace(nullif(${wordsOf(sql`${name}::text`)}, ''), ' ', ''' & ''') || '''')::tsquery`;
}

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
