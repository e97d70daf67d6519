export type { Shape } from './shape.ts';
export { decimal, SHAPES } from './shapes.ts';
export {
  isSingular,
  LANGUAGES,
  type Language,
  locale,
  type Tongue,
} from './tongue.ts';
export { type NamesIn, type Sentence, type Sentences, sentencesIn } from './translate.ts';
