import type { PropertyPicture } from '@motel/api-client/contracts';
import { pictureFiles } from '@motel/content';
import { socialCard } from './social-card.precomputed.ts';

/** The picture that services show with a link to a page. */
export interface SharePicture {
  readonly src: string;
  readonly alt: string;
  /** In px. */
  readonly width: number;
  readonly height: number;
}

/** The name of a photograph's JPEG is its width: `/photos/…/1200.jpg`. */
const PHOTO = /\/(\d+)\.jpg$/;

/** A room's own photograph. Services that show links display no drawings, so those rooms use the motel's card. */
export function sharePicture(picture: PropertyPicture | undefined): SharePicture {
  const [, digits] = PHOTO.exec(picture?.src ?? '') ?? [];
  if (picture === undefined || digits === undefined) return socialCard;
  const largest = pictureFiles(picture.src);
  const width = Number(digits);
  return { ...picture, width, height: Math.round((width * largest.height) / largest.width) };
}
