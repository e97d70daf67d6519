import type { Language } from '@motel/language';
import type { Translation } from '../words.ts';

const TRANSLATIONS: Readonly<Record<Language, () => Promise<Translation>>> = {
  en: async () => ({}),
  fr: () => import('./french.ts'),
  es: () => import('./spanish.ts'),
};

/** The module of a language, by which the build finds its scripts. */
export const translationModules: Readonly<Partial<Record<Language, string>>> = {
  fr: 'src/shared/translations/french.ts',
  es: 'src/shared/translations/spanish.ts',
};

/** Loads what a page says in a language; its page waits for it. */
export function loadTranslation(language: Language): Promise<Translation> {
  return TRANSLATIONS[language]();
}
