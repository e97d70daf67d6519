import { t } from '@motel/language';
import { madePhotos, pictures } from './own.ts';
import { pictureAddress } from './photos/picture-address.ts';

/** By the pictures that they were made of. */
const altTexts = new WeakMap<typeof pictures, ReadonlyMap<string, string>>();

/** A picture's description. A picture from elsewhere has none of its own, so it gets a general one. */
export function altOf(src: string): string {
  return altTextsOf(pictures).get(src) ?? t('A picture of the room');
}

function altTextsOf(described: typeof pictures): ReadonlyMap<string, string> {
  const known = altTexts.get(described);
  if (known !== undefined) return known;
  const made = new Map(
    Object.entries(described).map(([named, words]) => [pictureAddress(named, madePhotos), words]),
  );
  altTexts.set(described, made);
  return made;
}
