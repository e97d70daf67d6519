import { pictureAddress } from './photos/picture-address.ts';
import { pictures } from './pictures.ts';

const altTexts = new Map(Object.entries(pictures).map(([named, words]) => [pictureAddress(named), words]));

/** What a picture shows. A picture from elsewhere has no words of its own, so it is named for what it is. */
export function altOf(src: string): string {
  return altTexts.get(src) ?? 'A picture of the room';
}
