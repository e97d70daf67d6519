export {
  decimal,
  isSingular,
  LANGUAGES,
  type Language,
  language,
  locale,
  speak,
  spokenTongue,
  type Tongue,
} from './tongue.ts';
export { type NamesIn, partsOf, type Sentence, type Sentences, sentencesIn, t } from './translate.ts';
