import { madePhotos } from '../made-photos.ts';
import { addressOf } from './made-photo.ts';

/** Addresses of the photographs by what an owner writes. */
const addresses = new Map(madePhotos.map((photo) => [`photos/${photo.file}`, addressOf(photo)]));

/**
 * The address at which a picture is served.
 * @param named as an owner writes it: `/pictures/door-14.svg` or `photos/river-queen-bed.jpg`
 * @returns `named` itself for a photograph that is not made; `validateContent` says so
 */
export function pictureAddress(named: string): string {
  return addresses.get(named) ?? named;
}
