export {
  decimal,
  isSingular,
  LANGUAGES,
  type Language,
  language,
  locale,
  speak,
  speaking,
  speakWith,
  type Tongue,
  wordsOf,
} from './tongue.ts';
export { type NamesIn, partsOf, type Sentence, t } from './translate.ts';
