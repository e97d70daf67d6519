import type { Catalogue } from '@motel/booking-core';
import type { Language, TRANSLATIONS } from './languages.ts';
import type { Tongue } from './tongue.ts';

/** All that the software says in a language. */
export interface Translation {
  /** By the English ones. */
  readonly sentences: Readonly<Record<string, string>>;
  readonly rules: Catalogue;
}

/** The English sentences, as the code writes them: one that a catalogue has not does not compile. */
export type Sentence = keyof Awaited<ReturnType<NonNullable<(typeof TRANSLATIONS)[Language]>>>['sentences'];

/** The names in a sentence's braces. */
export type NamesIn<S extends string> = S extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

type Figures<S extends Sentence> =
  NamesIn<S> extends never ? [] : [figures: Readonly<Record<NamesIn<S>, string | number>>];

export interface Sentences {
  /** A sentence with its figures: `t('{free} left', { free: 2 })`. */
  t<S extends Sentence>(sentence: S, ...[figures]: Figures<S>): string;
  /** The same in parts, for figures that are more than text, such as links. */
  partsOf<S extends Sentence, Part>(
    sentence: S,
    parts: Readonly<Record<NamesIn<S>, Part>>,
  ): readonly (string | Part)[];
}

export function sentencesIn({ sentenceOf }: Pick<Tongue, 'sentenceOf'>): Sentences {
  const said = (english: string) => sentenceOf(english) ?? english;
  return {
    t(sentence, ...[figures]) {
      const words = said(sentence);
      if (figures === undefined) return words;
      return words.replace(/\{(\w+)\}/g, (_, name: string) =>
        String((figures as Record<string, unknown>)[name]),
      );
    },
    partsOf: (sentence, parts) =>
      said(sentence)
        .split(/\{(\w+)\}/)
        .map((part, at) => (at % 2 === 0 ? part : ((parts as Record<string, typeof part>)[part] ?? ''))),
  };
}
