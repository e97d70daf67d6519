import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { filesIn, folderOf } from '../photos/made-photo.ts';
import { mailPicturePath } from '../photos/mail-picture.ts';
import type { Motel } from '../shapes/motel.ts';

/** A motel's pictures by their paths in its folder: `public/pictures/door-14.svg`. */
export type MotelPictures = ReadonlyMap<string, Uint8Array<ArrayBuffer>>;

/** Its parts: pictures that are served, those of letters, and the originals of photographs. */
const FOLDERS = ['public', 'mail-pictures', 'photos'];

/** Files of a folder that are no picture: a guide, and what systems hide. */
const OTHER = /(?:^|\/)(?:\.[^/]*|README\.md)$/;

export function folderPictures(root: string): MotelPictures {
  const paths = FOLDERS.map((folder) => join(root, folder))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name)),
    );
  return new Map(
    paths
      .map((path) => [relative(root, path).split(sep).join('/'), path] as const)
      .filter(([name]) => !OTHER.test(name))
      .toSorted()
      .map(([name, path]) => [name, new Uint8Array(readFileSync(path))]),
  );
}

export function hashOfPicture(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

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
