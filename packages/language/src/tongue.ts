/** The languages that the software speaks, each by its own name. */
export const LANGUAGES = { en: 'English', fr: 'Français', es: 'Español' } as const;

export type Language = keyof typeof LANGUAGES;

/** A language, and its sentences by the English ones. */
export interface Tongue {
  readonly language: Language;
  readonly sentenceOf: (english: string) => string | undefined;
}

/** A language in a country: `fr-CA`. */
export function locale(of: Language, country: string): string {
  return `${of}-${country}`;
}

/** Whether a count takes the singular: in French zero does, too. */
export function isSingular(count: number, of: Language): boolean {
  return new Intl.PluralRules(of).select(count) === 'one';
}
