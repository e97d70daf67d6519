import { readFileSync } from 'node:fs';
import type { Language, Tongue } from './tongue.ts';

/** By language: its sentences by the English ones. */
export const CATALOGUES: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {},
  fr: read('french'),
  es: read('spanish'),
};

function read(folder: string): Readonly<Record<string, string>> {
  return JSON.parse(readFileSync(new URL(`${folder}/sentences.json`, import.meta.url), 'utf8'));
}

/** The tongue of a language, with all its sentences. */
export function tongueOf(language: Language): Tongue {
  const sentences = CATALOGUES[language];
  return { language, sentenceOf: (english) => sentences[english] };
}
