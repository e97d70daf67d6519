import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { likeText } from '../db/index.ts';

/** A text's words with a space between them: small letters and digits, without the marks of Western European letters. */
function wordsOf(text: RawBuilder<unknown>) {
  return sql`trim(regexp_replace(translate(left(lower(${text}), 500), ${sql.raw(`'àáâãäåçèéêëìíîïñòóôõöùúûüýÿ', 'aaaaaaceeeeiiiinooooouuuuyy'`)}), '[^a-z0-9\\u0080-\\u1fff\\u2070-\\uffff]+', ' ', 'g'))`;
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

/** A condition on `bookings`: they have every word of a name. */
export function hasName(name: string) {
  return sql<SqlBool>`${WORDS} @@ ('''' || replace(${wordsOf(sql`${name}::text`)}, ' ', ''' & ''') || '''')::tsquery`;
}

/** A condition on `bookings`: they have all that a person types in small letters, words, mail addresses and ends of numbers. */
export function isFoundBy(typed: readonly string[]) {
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
