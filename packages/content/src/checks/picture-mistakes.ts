import { addressOf, type MadePhoto } from '../photos/made-photo.ts';
import type { Content } from '../shapes/content.ts';

const DRAWING = /^\/pictures\/[a-z0-9-]+\.svg$/;

/** More than a file name: several words. */
const WORDS = /\S\s+\S+\s+\S/;

type Pictured = Pick<Content, 'properties' | 'banners' | 'attractionGroups' | 'pictures' | 'photos'> & {
  readonly mailWords?: Pick<Content['mailWords'], 'housePicture'>;
};

/** Pictures with a path that the site cannot serve, or without a description for screen readers. */
export function pictureMistakes(content: Pictured): string[] {
  const { pictures, photos } = content;
  const addresses = new Map(photos.map((photo) => [nameOf(photo), addressOf(photo)]));
  const served = new Set([...Object.keys(pictures), ...addresses.values()]);
  const unserved = Object.keys(pictures).filter((named) => !DRAWING.test(named) && !addresses.has(named));
  const wordless = [...new Set([...Object.keys(pictures), ...addresses.keys()])].filter(
    (named) => !WORDS.test(pictures[named] ?? ''),
  );
  return [
    ...unserved.map((named) => `pictures.ts: ${named} ${ruleFor(named)}.`),
    ...wordless.map((named) => `pictures.ts: ${named} needs a few words that say what it shows.`),
    ...shownPictures(content)
      .filter(({ path }) => !served.has(path))
      .map(({ by, path }) => `${by}: its picture ${path} is not in pictures.ts.`),
  ];
}

/** The form in which an owner writes it. */
function nameOf({ file }: MadePhoto): string {
  return `photos/${file}`;
}

function ruleFor(named: string): string {
  return named.startsWith('photos/')
    ? 'is not made yet: put it into photos/ and run `npm run photos`'
    : 'must be /pictures/ and the file of a drawing, or photos/ and the file of a photograph';
}

/** The content that shows each picture. */
function shownPictures({ properties, banners, attractionGroups, mailWords }: Pictured) {
  return [
    ...(mailWords === undefined ? [] : [{ by: 'mails.ts', path: mailWords.housePicture }]),
    ...properties.flatMap(({ id, images }) => images.map((path) => ({ by: `Room "${id}"`, path }))),
    ...banners.map(({ title, picture }) => ({ by: `Banner "${title}"`, path: picture })),
    ...attractionGroups
      .flat()
      .flatMap(({ name, picture, country }) =>
        [picture, country.flag].map((path) => ({ by: `Attraction "${name}"`, path })),
      ),
  ];
}
