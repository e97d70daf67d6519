import { allPictureFiles } from '../photos/files-of.ts';
import { pictureAddress } from '../photos/picture-address.ts';
import type { Facts } from '../shapes/motel.ts';
import type { Phrases } from '../words/phrases.ts';
import type { PageSource } from './page-source.ts';
import { placeholdersFrom } from './placeholders-from.ts';

/** Makes the source of a motel's pages. */
export function sourceOf(words: Phrases, content: Facts): PageSource {
  return {
    placeholders: placeholdersFrom(words, content),
    dateOf: (date) => ({ date, shown: words.dateWords(date, 'date') }),
    rooms: content.properties.map(({ id }) => id),
    pictureOf(named) {
      const alt = Object.hasOwn(content.pictures, named) ? content.pictures[named] : undefined;
      if (alt === undefined) return undefined;
      const src = pictureAddress(named, content.madePhotos);
      return { src, alt, ...allPictureFiles(content, src) };
    },
  };
}
