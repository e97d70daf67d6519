import type { Words } from '@motel/content/server';
import type { NamesIn, Sentence } from '@motel/language';

/** A sentence in the language of the refused caller, with the figures in its braces. */
export function said<S extends Sentence>(
  sentence: S,
): (
  figures: NamesIn<S> extends never ? unknown : Readonly<Record<NamesIn<S>, string | number>>,
  words: Words,
) => string {
  return (figures, { t }) => (t as (sentence: S, figures: unknown) => string)(sentence, figures);
}

/** A sentence without figures. */
export type Said = (figures: unknown, words: Words) => string;

/** A sentence that is stored, or compared, in English; those who show it translate it (`own`). */
export function sentence<S extends Sentence>(english: S): S {
  return english;
}
