import type { PropertyContent } from '../shapes/property-content.ts';

const PICTURE_PATH = /^\/pictures\/[a-z0-9-]+\.(svg|avif|webp|jpg|png)$/;

/** Pictures named in a way the site cannot serve, or without words for those who cannot see them. */
export function pictureMistakes(
  properties: readonly PropertyContent[],
  pictures: Readonly<Record<string, string>>,
): string[] {
  const unserved = Object.keys(pictures)
    .filter((path) => !PICTURE_PATH.test(path))
    .map(
      (path) =>
        `pictures.ts: ${path} must be /pictures/ and a file name of small letters, digits and dashes.`,
    );
  const wordless = Object.entries(pictures)
    .filter(([, words]) => words.trim() === '')
    .map(([path]) => `pictures.ts: ${path} needs words that say what it shows.`);
  const unknown = properties.flatMap(({ id, images }) =>
    images
      .filter((path) => !Object.hasOwn(pictures, path))
      .map((path) => `Room "${id}": its picture ${path} is not in pictures.ts.`),
  );
  return [...unserved, ...wordless, ...unknown];
}
