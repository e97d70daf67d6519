import type { Catalogue } from '@motel/booking-core';
import { LANGUAGES, type Language } from './languages.ts';

/** A language, its sentences by the English ones, and the words of its rules. */
export interface Tongue {
  readonly language: Language;
  readonly sentenceOf: (english: string) => string | undefined;
  readonly rules: Catalogue;
}

/** Whether the software speaks a language. @param code such as `fr` */
export function isLanguage(code: unknown): code is Language {
  return typeof code === 'string' && Object.hasOwn(LANGUAGES, code);
}

/** A language in a country: `fr-CA`. */
export function locale(of: Language, country: string): string {
  return `${of}-${country}`;
}

/** The locale by whose customs a language writes dates and hours in a country: `fr-CA`. */
export function dateLocale(of: Language, country: string): string {
  return LANGUAGES[of].asIn[country] ?? locale(of, country);
}

/** A number with its decimals: `4.7`, `4,7`. */
export function decimal(value: number, of: Language): string {
  return `${value}`.replace('.', LANGUAGES[of].digits.point);
}

/** Whether a count takes the singular: in French zero does, too. */
export function isSingular(count: number, of: Language): boolean {
  return new Intl.PluralRules(of).select(count) === 'one';
}
