import type { Catalogue } from '@motel/booking-core';
import { type Language, language } from '@motel/language';

/** The rules' words in languages other than English, which core's users name themselves. */
const learnt: Partial<Record<Language, Catalogue>> = {};

/** A page loads its language's words of the rules before it needs them, a server all at its start. */
export function learnRules(of: Language, catalogue: Catalogue): void {
  learnt[of] = catalogue;
}

/**
 * The rules' words about something, in the language that is spoken now.
 * @param english those of core's English catalogue: a page loads no others of it
 */
export function ruleWords<Part extends keyof Catalogue>(
  part: Part,
  english: Catalogue[Part],
): Catalogue[Part] {
  return learnt[language()]?.[part] ?? english;
}
