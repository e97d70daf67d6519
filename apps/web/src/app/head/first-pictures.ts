import { pictureFiles, placeholderPicture } from '@motel/content';
import { largePhotoWidths } from '@motel/ui';
import type { FirstPicture } from '../../shared/first-picture.ts';
import type { Words } from '../../shared/words.ts';
import type { RouteMatch } from '../routes.ts';
import type { Visit } from '../site-route.ts';
import { shownProperty } from './page-description.ts';

/** The pictures of a page's first view, of which the early script loads what the guest sees; a room's comes with its data. */
export function firstPicturesOf({ motel }: Words, match: RouteMatch, visit: Visit): readonly FirstPicture[] {
  const property = shownProperty(match, visit.queries);
  if (property === undefined) return match.route.page.firstPictures(visit);
  const src = property.images[0]?.src ?? placeholderPicture;
  const { evening, sources = [] } = pictureFiles(motel, src);
  if (evening !== undefined)
    return [
      { in: 'light', src },
      { in: 'dark', src: evening },
    ];
  const [best] = sources;
  const files = best && { type: best.type, imageSrcset: best.srcSet, imageSizes: largePhotoWidths };
  return [{ src, ...(files && { files }) }];
}
