export { LANGUAGE_CODES, LANGUAGES, type Language, TRANSLATIONS } from './languages.ts';
export { dateLocale, decimal, isLanguage, isSingular, locale, type Tongue } from './tongue.ts';
export { type NamesIn, type Sentence, type Sentences, sentencesIn, type Translation } from './translate.ts';
