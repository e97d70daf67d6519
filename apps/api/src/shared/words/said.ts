import type { Words } from '@motel/content/server';
import type { Sentence } from '@motel/language';

/** A sentence without figures, in the language of the refused caller. */
export function said(sentence: Sentence): (_: unknown, words: Words) => string {
  return (_, words) => words.t(sentence as 'Home');
}

/** A sentence that is stored, or compared, in English; those who show it translate it (`own`). */
export function sentence<S extends Sentence>(english: S): S {
  return english;
}
