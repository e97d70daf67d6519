import { type MadePhoto, photoAddress } from './made-photo.ts';

/**
 * The address of a picture on the site.
 * @param named the owner's name for it: `/pictures/door-14.svg` or `photos/river-queen-bed.jpg`
 * @returns `named` itself for a photograph that is not made yet; the check of the folder reports it
 */
export function pictureAddress(named: string, photos: readonly MadePhoto[]): string {
  const photo = photos.find(({ file }) => named === `photos/${file}`);
  return photo === undefined ? named : photoAddress(photo);
}
