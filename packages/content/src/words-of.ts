import type { Language } from '@motel/language';
import { tongueOf } from '@motel/language/catalogues';
import type { Motel } from './shapes/motel.ts';
import { type Phrases, phrasesOf } from './words/phrases.ts';

/** A motel in one language, with all words to speak of it. */
export interface Words extends Phrases {
  readonly motel: Motel;
}

/** The motel in another of its languages; in its first where it has not that one. */
export function translated(motel: Motel, language: Language): Motel {
  return motel.translated[language] ?? motel;
}

/** A motel's words in a language. @default its own */
export function wordsOf(motel: Motel, language: Language = motel.language): Words {
  const spoken = translated(motel, language);
  const { money, country, dictionary, houseRules } = spoken;
  return {
    ...phrasesOf({ tongue: tongueOf(language), money, country, timeZone: houseRules.timeZone, dictionary }),
    motel: spoken,
  };
}
