import type { PropertyPicture } from '@motel/api-client/contracts';
import { pictureFiles } from '@motel/content';
import { socialCard } from './social-card.precomputed.ts';

/** The picture that goes with a link to a page. */
export interface SharePicture {
  readonly src: string;
  readonly alt: string;
  /** In px. */
  readonly width: number;
  readonly height: number;
}

/** A photograph's file for everybody says its own width: `/photos/…/1200.jpg`. */
const PHOTO = /\/(\d+)\.jpg$/;

/** A room's own photograph; drawings are shown by no service that shows links, so they leave it to the motel's card. */
export function sharePicture(picture: PropertyPicture | undefined): SharePicture {
  const [, digits] = PHOTO.exec(picture?.src ?? '') ?? [];
  if (picture === undefined || digits === undefined) return socialCard;
  const largest = pictureFiles(picture.src);
  const width = Number(digits);
  return { ...picture, width, height: Math.round((width * largest.height) / largest.width) };
}
