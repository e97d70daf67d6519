import { filesIn, folderOf } from '../photos/made-photo.ts';
import { mailPicturePath } from '../photos/mail-picture-path.ts';
import type { Motel } from '../shapes/motel.ts';

/** The paths of all that is made for a content, in its folder: photographs with their originals, and the pictures of letters. */
export function photographPaths({ madePhotos, madeMailPictures }: Motel): readonly string[] {
  return [
    ...madePhotos.flatMap((photo) => [
      `photos/${photo.file}`,
      ...filesIn(photo).map((file) => `public/photos/${folderOf(photo)}/${file}`),
      mailPicturePath(`${folderOf(photo)}.jpg`),
    ]),
    ...madeMailPictures.map(({ file }) => mailPicturePath(file)),
  ];
}
