import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Content,
  filesOfTexts,
  type MotelTexts,
  mistakesOf,
  OWN_FOLDER,
  readMotel,
} from '@motel/content/server';
import { LRUCache } from 'lru-cache';
import { seenOf } from './draft.ts';

// Reading a whole content takes tens of milliseconds: the last ones are read once.

/** The published one, the draft, and those of the moment before. */
const MOST = 4;

const contents = new LRUCache<string, Content>({ max: MOST });

/**
 * The content of texts whose pictures were checked.
 * @throws ContentMistakes
 */
export function contentOf(texts: MotelTexts): Content {
  const name = nameOf(texts);
  const known = contents.get(name);
  if (known !== undefined) return known;
  const content = readMotel(filesOfTexts(texts, () => true));
  contents.set(name, content);
  return content;
}

/** A mistake of a content, with the part that it is in. */
export interface PartMistake {
  readonly name: string;
  readonly sentence: string;
}

/** For half a minute: their pictures are files, which come and go. */
const mistakes = new LRUCache<string, readonly PartMistake[]>({ max: MOST, ttl: 30_000 });

const PLACE = /^([\w/.-]+):(?:\d+:)? ?/;

/** Mistakes of a content, each with the file that it is in. */
export function mistakesIn(texts: MotelTexts): readonly PartMistake[] {
  const name = nameOf(texts);
  const known = mistakes.get(name);
  if (known !== undefined) return known;
  const files = filesOfTexts(texts, (file) => existsSync(join(OWN_FOLDER, file)));
  const found = mistakesOf(files).map((sentence) => {
    const [place = '', part = ''] = PLACE.exec(sentence) ?? [];
    return { name: part, sentence: sentence.slice(place.length) };
  });
  mistakes.set(name, found);
  return found;
}

function nameOf(texts: MotelTexts): string {
  return seenOf(JSON.stringify(texts));
}
