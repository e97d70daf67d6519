import { ENGLISH } from './english/shape.ts';
import { FRENCH } from './french/shape.ts';
import type { Shape } from './shape.ts';
import { SPANISH } from './spanish/shape.ts';
import { type Language, locale } from './tongue.ts';

/** Apart from the sentences: a page loads these where it writes an amount or a date. */
export const SHAPES: Readonly<Record<Language, Shape>> = { en: ENGLISH, fr: FRENCH, es: SPANISH };

/** The locale by whose customs a language writes dates and hours in a country: `fr-CA`. */
export function dateLocale(of: Language, country: string): string {
  return SHAPES[of].asIn[country] ?? locale(of, country);
}

/** A number with its decimals: `4.7`, `4,7`. */
export function decimal(value: number, of: Language): string {
  return `${value}`.replace('.', SHAPES[of].digits.point);
}
