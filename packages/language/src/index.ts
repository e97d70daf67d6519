export type { Shape } from './shape.ts';
export { dateLocale, decimal, SHAPES } from './shapes.ts';
export {
  isSingular,
  LANGUAGES,
  type Language,
  locale,
  type Tongue,
} from './tongue.ts';
export { type NamesIn, type Sentence, type Sentences, sentencesIn } from './translate.ts';
