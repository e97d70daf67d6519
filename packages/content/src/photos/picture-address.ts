import { madePhotos } from '../made-photos.ts';
import { addressOf } from './made-photo.ts';

/** The photographs' addresses by the owner's names for them. */
const addresses = new Map(madePhotos.map((photo) => [`photos/${photo.file}`, addressOf(photo)]));

/**
 * The address of a picture on the site.
 * @param named the owner's name for it: `/pictures/door-14.svg` or `photos/river-queen-bed.jpg`
 * @returns `named` itself for a photograph that is not made yet; `validateContent` reports it
 */
export function pictureAddress(named: string): string {
  return addresses.get(named) ?? named;
}
