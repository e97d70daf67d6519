import type french from './french.json';
import { wordsOf } from './tongue.ts';

/** The English sentences, as the code writes them: one that a catalogue has not does not compile. */
export type Sentence = keyof typeof french;

/** The names in a sentence's braces. */
export type NamesIn<S extends string> = S extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

type Figures<S extends Sentence> =
  NamesIn<S> extends never ? [] : [figures: Readonly<Record<NamesIn<S>, string | number>>];

/**
 * A sentence in the language that is spoken now: `t('{free} left', { free: 2 })`. A server that
 * speaks several languages calls it when the sentence is shown, never when a module loads.
 */
export function t<S extends Sentence>(sentence: S, ...[figures]: Figures<S>): string {
  const words = wordsOf(sentence);
  if (figures === undefined) return words;
  return words.replace(/\{(\w+)\}/g, (_, name: string) => String((figures as Record<string, unknown>)[name]));
}

/** The same in parts, for figures that are more than text, such as links. */
export function partsOf<S extends Sentence, Part>(
  sentence: S,
  parts: Readonly<Record<NamesIn<S>, Part>>,
): readonly (string | Part)[] {
  return wordsOf(sentence)
    .split(/\{(\w+)\}/)
    .map((part, at) => (at % 2 === 0 ? part : ((parts as Record<string, Part>)[part] ?? '')));
}
