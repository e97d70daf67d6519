import { parseCivilDate } from '@motel/booking-core';
import * as z from 'zod/mini';

/** Content does not change while the site runs. */
export type ReadOnly<T> = T extends string | number | boolean | undefined
  ? T
  : { readonly [Key in keyof T]: ReadOnly<T[Key]> };

/** Text of a form. */
export function matching(form: RegExp, error: string) {
  return z.string('must be text').check(z.regex(form, error));
}

const written = () => matching(/\S/, 'must not be empty');

export const text = written();

/** The fields that a motel says in each of its languages. */
const said = new WeakSet<z.core.$ZodType>();

/** Marks a field whose text guests read: it has a translation in each further language. */
export function wording<Field extends z.core.$ZodType>(field: Field): Field {
  said.add(field);
  return field;
}

export function isWording(field: z.core.$ZodType): boolean {
  return said.has(field);
}

export const words = wording(written());

export const flag = z.boolean('must be true or false');

const DATE = 'must be a date such as 2027-07-01';

/** A day that exists. */
export const date = z.string(DATE).check(z.refine((day) => parseCivilDate(day) !== undefined, DATE));

export const webAddress = z.url({
  protocol: /^https$/,
  error: 'must be a web address beginning with https://',
});

/** A whole number; both bounds are allowed. */
export function whole(from: number, to: number) {
  const error = `must be a whole number from ${from} to ${to}`;
  return z.int(error).check(z.gte(from, error), z.lte(to, error));
}

/** Any number; both bounds are allowed. */
export function between(from: number, to: number) {
  const error = `must be a number from ${from} to ${to}`;
  return z.number(error).check(z.gte(from, error), z.lte(to, error));
}

export function oneOf<const Words extends readonly string[]>(...words: Words) {
  return z.enum(words, `must be ${words.map((word) => `'${word}'`).join(' or ')}`);
}
