import type { Motel, SiteMotel } from '@motel/content';
import { inject } from 'vitest';
import { wordsOf } from '../../src/shared/words.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Of the tests' folder. */
    site: { motel: Motel; version: string; parts: Readonly<Record<string, object>> };
  }
}

export const { motel, version: VERSION, parts: PARTS } = inject('site');
export const { attractionGroups, policies, properties, rates, stayTimes } = motel;

/** The words of its pages, in English. */
export const WORDS = wordsOf(PARTS.motel as SiteMotel, {});
