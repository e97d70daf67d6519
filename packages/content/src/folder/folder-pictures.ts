import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** A motel's pictures by their paths in its folder: `public/pictures/door-14.svg`. */
export type MotelPictures = ReadonlyMap<string, Uint8Array<ArrayBuffer>>;

/** Its parts: pictures that are served, those of letters, and the originals of photographs. */
const FOLDERS = ['public', 'mail-pictures', 'photos'];

/** Files of a folder that are no picture: a guide, and what systems hide. */
const OTHER = /(?:^|\/)(?:\.[^/]*|README\.md)$/;

/** The pictures of a motel's folder. */
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
