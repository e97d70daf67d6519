import type { Catalogue } from '@motel/booking-core';
import type { SiteMotel } from '@motel/content';
import {
  dateLocale,
  type Translation as InLanguage,
  type Language,
  sentencesIn,
  TRANSLATIONS,
} from '@motel/language';
import { type Spoken, useSpoken } from '@motel/ui/words';

/** The motel in one language, and the sentences that a page says about it. Amounts and dates are functions of it. */
export interface Words extends Spoken {
  /** The whole, which a component takes beside its parts: `const { words, t } = useWords()`. */
  readonly words: Words;
  readonly motel: SiteMotel;
  /** The rules' words about something. @param english those of core's English catalogue: a page loads no others of it */
  ruleWords<Part extends keyof Catalogue>(part: Part, english: Catalogue[Part]): Catalogue[Part];
  /** The names of countries, as `countries` reads them; absent in English. */
  readonly countries: string | undefined;
}

/** A language's words that English does not need: there the code has the sentences. The build adds the countries. */
export type Translation = Partial<InLanguage & Pick<Words, 'countries'>>;

/** The words of the site's provider: it gives components of the library theirs, too. */
export function useWords(): Words {
  return useSpoken() as Words;
}

export function wordsOf(motel: SiteMotel, { sentences = {}, rules, countries }: Translation): Words {
  const { language, country, weekStartsOn } = motel;
  return {
    ...sentencesIn({ sentenceOf: (english) => sentences[english] }),
    motel,
    get words() {
      return this;
    },
    language,
    dateLocale: dateLocale(language, country),
    weekStartsOn,
    countries,
    ruleWords: (part, english) => rules?.[part] ?? english,
  };
}

/** Loads what a page says in a language, nothing in English; its page waits for it. */
export async function loadTranslation(language: Language): Promise<Translation> {
  return (await TRANSLATIONS[language]?.()) ?? {};
}
