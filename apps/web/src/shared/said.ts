import type { NamesIn, Sentence } from '@motel/language';
import { createElement, Fragment, type ReactNode } from 'react';
import type { Words } from './words.ts';

/** A sentence with elements in it, such as links: `By signing in you agree to our {terms}`. */
export function said<S extends Sentence>(
  { partsOf }: Words,
  sentence: S,
  parts: Readonly<Record<NamesIn<S>, ReactNode>>,
): ReactNode {
  return createElement(Fragment, null, ...partsOf<S, ReactNode>(sentence, parts));
}
