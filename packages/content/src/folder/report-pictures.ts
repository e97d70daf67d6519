import type * as z from 'zod/mini';
import { nearest, perhaps } from '../likely.ts';
import type { MadePhoto } from '../photos/made-photo.ts';
import type { Home } from '../shapes/home.ts';
import type { Look } from '../shapes/look.ts';
import type { MailWords } from '../shapes/mail-words.ts';
import type { Room } from '../shapes/room.ts';
import type { picturesFile } from './file-shapes.ts';
import type { MotelFiles } from './motel-files.ts';
import type { CheckedFile } from './yaml-file.ts';

interface Pictured {
  readonly files: MotelFiles;
  readonly look: CheckedFile<Look> | undefined;
  readonly home: CheckedFile<Home>;
  readonly mails: CheckedFile<MailWords>;
  readonly pictures: CheckedFile<z.infer<typeof picturesFile>>;
  readonly rooms: ReadonlyMap<string, CheckedFile<Room>>;
  readonly photos: readonly MadePhoto[];
}

const DRAWING = /^\/pictures\/[a-z0-9-]+\.svg$/;

/** Reports pictures that the site cannot serve, and those that are shown without a description. */
export function reportPictures({ files, look, home, mails, pictures, rooms, photos }: Pictured): void {
  const { descriptions } = pictures.value;
  for (const named of Object.keys(descriptions)) {
    const wrong = whyNotServed(files, named, photos);
    if (wrong !== undefined) pictures.report(['descriptions', named], wrong);
  }
  const check = (file: CheckedFile<unknown>, path: readonly PropertyKey[], named: string | undefined) => {
    if (named === undefined || Object.hasOwn(descriptions, named)) return;
    const likely = perhaps([nearest(named, Object.keys(descriptions))]);
    file.report(path, `must be a picture with a description in pictures.yaml, not ${named}${likely}`);
  };
  if (look !== undefined) check(look, ['logo'], look.value.logo);
  check(home, ['hero'], home.value.hero);
  check(mails, ['housePicture'], mails.value.housePicture);
  for (const [at, { picture }] of home.value.banners.entries())
    check(home, ['banners', at, 'picture'], picture);
  for (const [at, group] of home.value.gallery.entries())
    for (const [index, { picture, country }] of group.entries()) {
      check(home, ['gallery', at, index, 'picture'], picture);
      check(home, ['gallery', at, index, 'country', 'flag'], country.flag);
    }
  for (const room of rooms.values())
    for (const [index, image] of room.value.images.entries()) check(room, ['images', index], image);
}

function whyNotServed(files: MotelFiles, named: string, photos: readonly MadePhoto[]): string | undefined {
  if (named.startsWith('photos/')) {
    const isMade = photos.some(({ file }) => named === `photos/${file}`);
    return isMade ? undefined : 'is not made yet: put it into photos/ and run `npm run photos`';
  }
  if (!DRAWING.test(named)) {
    return 'must be /pictures/ and the file of a drawing, or photos/ and the file of a photograph';
  }
  return files.has(`public${named}`) ? undefined : 'is no file of public/pictures';
}
