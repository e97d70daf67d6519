import { shape as en } from './en/shape.ts';
import { shape as es } from './es/shape.ts';
import { shape as fr } from './fr/shape.ts';

/** The languages that the software speaks: a folder each. */
export const LANGUAGES = { en, fr, es };

/** The script of each language; English has none, whose sentences are in the code. */
export const TRANSLATIONS = {
  en: undefined,
  fr: () => import('./fr/translation.ts'),
  es: () => import('./es/translation.ts'),
};

export type Language = keyof typeof LANGUAGES;

export const LANGUAGE_CODES = /* @__PURE__ */ Object.keys(LANGUAGES) as Language[];
