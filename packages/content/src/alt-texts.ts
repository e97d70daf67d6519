import { madePhotos, pictures } from './own.ts';
import { pictureAddress } from './photos/picture-address.ts';

const altTexts = new Map(
  Object.entries(pictures).map(([named, words]) => [pictureAddress(named, madePhotos), words]),
);

/** A picture's description. A picture from elsewhere has none of its own, so it gets a general one. */
export function altOf(src: string): string {
  return altTexts.get(src) ?? 'A picture of the room';
}
