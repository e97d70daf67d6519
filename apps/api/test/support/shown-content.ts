import { type Motel, wordsOf } from '@motel/content/server';
import { motel as content } from '@motel/content/testing';
import type { ShownMotel } from '../../src/shared/motel-context.ts';

/** A motel that a process shows for ever. @param motel the folder's by default */
export function shownContent(motel: Motel = content): ShownMotel {
  return {
    motel: () => motel,
    words: (language = 'en') => wordsOf(motel, language),
    pictures: () => ({}),
    follow: async () => undefined,
  };
}
