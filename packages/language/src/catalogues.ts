import { ENGLISH } from '@motel/booking-core';
import { LANGUAGE_CODES, type Language, TRANSLATIONS } from './languages.ts';
import type { Tongue } from './tongue.ts';
import type { Translation } from './translate.ts';

const loaded = LANGUAGE_CODES.map(async (language) => [
  language,
  (await TRANSLATIONS[language]?.()) ?? { sentences: {}, rules: ENGLISH },
]);

/** By language: all that the software says in it, for a server. */
export const CATALOGUES: Readonly<Record<Language, Translation>> = Object.fromEntries(
  await Promise.all(loaded),
);

export function tongueOf(language: Language): Tongue {
  const { sentences, rules } = CATALOGUES[language];
  return { language, sentenceOf: (english) => sentences[english], rules };
}
