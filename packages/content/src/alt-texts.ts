import type { Sentences } from '@motel/language';
import { pictureAddress } from './photos/made-photo.ts';
import type { Motel } from './shapes/motel.ts';

type Described = Pick<Motel, 'pictures' | 'madePhotos'>;

/** By the pictures that they were made of. */
const altTexts = new WeakMap<Described['pictures'], ReadonlyMap<string, string>>();

/** A picture's description. A picture from elsewhere has none of its own, so it gets a general one. */
export function altIn(described: Described, { t }: Sentences, src: string): string {
  return altTextsOf(described).get(src) ?? t('A picture of the room');
}

function altTextsOf({ pictures, madePhotos }: Described): ReadonlyMap<string, string> {
  const known = altTexts.get(pictures);
  if (known !== undefined) return known;
  const made = new Map(
    Object.entries(pictures).map(([named, words]) => [pictureAddress(named, madePhotos), words]),
  );
  altTexts.set(pictures, made);
  return made;
}
