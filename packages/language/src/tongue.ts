/** The languages that the software speaks, each by its own name. */
export const LANGUAGES = { en: 'English', fr: 'Français' } as const;

export type Language = keyof typeof LANGUAGES;

/** A language, and its sentences by the English ones. */
export interface Tongue {
  readonly language: Language;
  readonly sentenceOf: (english: string) => string | undefined;
}

const ENGLISH: Tongue = { language: 'en', sentenceOf: () => undefined };

let tongue = ENGLISH;

/** Speaks a language from now on. A page has one, for all its life. */
export function speak(spoken: Tongue = ENGLISH): void {
  tongue = spoken;
}

/** The tongue that is spoken now. */
export function spokenTongue(): Tongue {
  return tongue;
}

/** The language that is spoken now. */
export function language(): Language {
  return tongue.language;
}

/** A language with the country by whose customs pages write: `en-CA`, `fr-CA`. @default the one that is spoken now */
export function locale(of: Language = language()): string {
  return `${of}-CA`;
}

/** Whether a count takes the singular: in French zero does, too. */
export function isSingular(count: number, of: Language = language()): boolean {
  return of === 'fr' ? Math.abs(count) < 2 : count === 1;
}

/** A number with its decimals: `4.7`, `4,7`. */
export function decimal(value: number, of: Language = language()): string {
  return of === 'fr' ? `${value}`.replace('.', ',') : `${value}`;
}
