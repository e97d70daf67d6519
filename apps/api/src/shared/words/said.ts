import type { Words } from '@motel/content/server';
import type { Sentence } from '@motel/language';

/** A sentence without figures, in the language of the refused caller. */
export function said(sentence: Sentence): (_: unknown, words: Words) => string {
  return (_, words) => words.t(sentence as 'Home');
}
