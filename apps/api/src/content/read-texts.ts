import {
  ContentMistakes,
  filesOfTexts,
  type Mistake,
  type Motel,
  type MotelTexts,
  missingWords,
  mistakesOf,
  readMotel,
} from '@motel/content/server';
import type { Language } from '@motel/language';
import { LRUCache } from 'lru-cache';
import type { PictureHashes } from '../pictures/index.ts';
import { type SiteDraft, seenOf } from './draft.ts';

// Reading a whole content takes tens of milliseconds: the last ones are read once.

/** The published one, the draft, and those of the moment before. */
const MOST = 4;

const contents = new LRUCache<string, Motel>({ max: MOST });

/** The content of texts whose pictures were checked. @throws ContentMistakes */
export function contentOf(texts: MotelTexts): Motel {
  return readOnce(contents, nameOf(texts), () => readMotel(filesOfTexts(texts, () => true)));
}

const mistakes = new LRUCache<string, readonly Mistake[]>({ max: MOST });

export function mistakesIn(texts: MotelTexts, pictures: PictureHashes): readonly Mistake[] {
  return readOnce(mistakes, nameOf({ ...texts, ...pictures }), () =>
    mistakesOf(filesOfTexts(texts, (file) => Object.hasOwn(pictures, file))),
  );
}

const missing = new LRUCache<string, readonly string[]>({ max: MOST });

/** The texts that have no translation into a language; none where a part has mistakes. */
export function missingIn(
  { texts, sold }: Pick<SiteDraft, 'texts' | 'sold'>,
  language: Language,
): readonly string[] {
  const name = [language, ...sold, nameOf(texts)].join();
  return readOnce(missing, name, () => readMissing(texts, language, sold));
}

function readMissing(texts: MotelTexts, language: Language, sold: readonly string[]): readonly string[] {
  try {
    return missingWords(
      filesOfTexts(texts, () => true),
      language,
      sold,
    );
  } catch (error) {
    if (error instanceof ContentMistakes) return [];
    throw error;
  }
}

function readOnce<T extends object>(read: LRUCache<string, T>, name: string, again: () => T): T {
  const known = read.get(name) ?? again();
  read.set(name, known);
  return known;
}

function nameOf(texts: MotelTexts): string {
  return seenOf(JSON.stringify(texts));
}
