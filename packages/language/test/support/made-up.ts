import { ENGLISH } from '@motel/booking-core';

// A language that a test adds by the one list, to prove that nothing else names languages.

type Languages = typeof import('../../src/languages.ts');

/** `Intl` writes its dates and names in letters of its own: what is in Latin letters came from elsewhere. */
export const MADE_UP = 'ka';

/** Figures in braces, targets of links and words in code marks stay. */
const KEPT = /(\{\w+\}|\]\([^)]*\)|`[^`]*`)/;

/** English with a mark on each vowel: `Bóók á róóm`. */
export function madeUp(english: string): string {
  const marked = (text: string) => text.replace(/[aeiouy]/gi, '$&\u0301').normalize('NFC');
  return english
    .split(KEPT)
    .map((part, at) => (at % 2 === 0 ? marked(part) : part))
    .join('');
}

/** Whether a text has a word of another language. @param names that are in no language */
export function isMixed(text: string, names: readonly string[]): boolean {
  const longestFirst = names.toSorted((one, other) => other.length - one.length);
  const rest = longestFirst.reduce((left, name) => left.replaceAll(name, ''), text);
  return /(?<!\p{L})[A-Za-z]*[aeiouy][A-Za-z]*(?!\p{L})/iu.test(rest);
}

/** The list with one language more. @param more that a site's build adds to its script */
export async function withMadeUp(languages: Languages, more: object = {}): Promise<object> {
  const { LANGUAGES, LANGUAGE_CODES, TRANSLATIONS } = languages;
  const { sentences } = await TRANSLATIONS.fr();
  const translation = {
    sentences: Object.fromEntries(Object.keys(sentences).map((english) => [english, madeUp(english)])),
    rules: inMadeUp(ENGLISH),
    ...more,
  };
  return {
    LANGUAGES: { ...LANGUAGES, [MADE_UP]: { ...LANGUAGES.fr, name: madeUp('Made up') } },
    LANGUAGE_CODES: [...LANGUAGE_CODES, MADE_UP],
    TRANSLATIONS: { ...TRANSLATIONS, [MADE_UP]: async () => translation },
  };
}

/** All sentences of a catalogue, and those that its functions make. */
function inMadeUp(words: unknown): unknown {
  if (typeof words === 'string') return madeUp(words);
  if (typeof words === 'function') return (...figures: unknown[]) => inMadeUp(words(...figures));
  if (typeof words !== 'object' || words === null) return words;
  return Object.fromEntries(Object.entries(words).map(([name, value]) => [name, inMadeUp(value)]));
}
