import { AsyncLocalStorage } from 'node:async_hooks';
import { FRENCH } from '@motel/booking-core/french';
import { learnRules } from '@motel/content/rule-words';
import { content, type Words, wordsOf } from '@motel/content/server';
import { type Language, language, speakWith, spokenTongue, type Tongue } from '@motel/language';
import { tongueOf } from '@motel/language/catalogues';

const asked = new AsyncLocalStorage<Tongue>();

// Staff, and jobs without a guest, have English.
const ENGLISH = tongueOf('en');
speakWith(() => asked.getStore() ?? ENGLISH);
learnRules('fr', FRENCH);

/** Answers in the language that a guest's page asks for. */
export function answeringIn<T>(spoken: Language, answer: () => T): T {
  return asked.run(tongueOf(spoken), answer);
}

/** Words of the motel's first language, such as a room's title, in the language that is spoken now. */
export function ownWords(text: string): string {
  const spoken = content.language === language() ? content : content.translated[language()];
  return spoken?.dictionary[text] ?? spokenTongue().sentenceOf(text) ?? text;
}

/** The language of an address of the site: `/fr/gallery` is French, where that is not the motel's first language. */
export function languageOfPath(pathname: string): Language {
  const [, first = ''] = pathname.split('/');
  return Object.hasOwn(content.translated, first) ? (first as Language) : content.language;
}

/** The site in the language that is spoken now: before the paths of its pages. @param siteUrl its origin */
export function spokenSite(siteUrl: string): string {
  const [first, ...others] = content.languages;
  const spoken = language();
  return spoken !== first && others.includes(spoken) ? `${siteUrl}/${spoken}` : siteUrl;
}

/** The words of the language that is spoken now. */
export function spokenWords(): Words {
  return wordsOf(content, language());
}
