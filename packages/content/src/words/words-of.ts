import type { Language } from '@motel/language';
import { tongueOf } from '@motel/language/catalogues';
import type { Motel } from '../shapes/motel.ts';
import { RULES } from './rules.ts';
import { createWords, type Words } from './words.ts';

/** The motel in another of its languages; in its first where it has not that one. */
export function translated(motel: Motel, language: Language): Motel {
  return motel.translated[language] ?? motel;
}

/** A motel's words in a language. @default its own */
export function wordsOf(motel: Motel, language: Language = motel.language): Words {
  const { dictionary } = translated(motel, language);
  return createWords({ tongue: tongueOf(language), money: motel.money, rules: RULES[language], dictionary });
}
