import { attractionGroups } from '@motel/content';
import { allPictureFiles } from '@motel/content/all-picture-files';
import { altOf } from '@motel/content/alt-texts';

/** The first two of each group are large on wide screens, the other three small (§2). */
const LARGE = 2;

/** The ten photos with their captions. */
export const places = attractionGroups.flatMap((group) =>
  group.map(({ name, country, page, picture }, index) => ({
    name,
    country,
    page,
    photo: { src: picture, alt: altOf(picture), ...allPictureFiles(picture) },
    isLarge: index < LARGE,
  })),
);
