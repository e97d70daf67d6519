import { type RawBuilder, type SqlBool, sql } from 'kysely';

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

/** A condition on `bookings`: they have words that begin with each of these, letters and digits alone. */
export function hasWords(words: readonly string[]) {
  return sql<SqlBool>`${WORDS} @@ ${words.map((word) => `'${word}':*`).join(' & ')}::tsquery`;
}

/** A condition on `bookings`: they have every word of a name; of one without letters and digits, none has. */
export function hasName(name: string) {
  return sql<SqlBool>`${WORDS} @@ ('''' || replace(nullif(${wordsOf(sql`${name}::text`)}, ''), ' ', ''' & ''') || '''')::tsquery`;
}
