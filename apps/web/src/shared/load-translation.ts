import { type Language, TRANSLATIONS } from '@motel/language';
import type { Translation } from './words.ts';

/** Loads what a page says in a language, nothing in English; its page waits for it. */
export async function loadTranslation(language: Language): Promise<Translation> {
  return (await TRANSLATIONS[language]?.()) ?? {};
}
