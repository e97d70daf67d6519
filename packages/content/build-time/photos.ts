import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { pictureMistakes } from '../src/checks/picture-mistakes.ts';
import { madePhotos } from '../src/made-photos.ts';
import { pictures } from '../src/pictures.ts';
import { mailPictureList, makeMailPictures } from './make-mail-pictures.ts';
import { makePhotos } from './make-photos.ts';

// The program behind `npm run photos`: makes the pictures and names those that still need a description.

const inContent = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

const { photos, made, removed, mistakes } = await makePhotos(
  {
    originals: inContent('photos/'),
    served: inContent('public/photos/'),
    list: inContent('src/made-photos.ts'),
  },
  madePhotos,
  (file) => report(`photos/${file}: making its sizes…`),
);
report(
  `${photos.length} photographs are ready, ${made.length} of them made now; ${removed.length} old ones removed.`,
);

// Loaded only now: the rooms take the addresses of the photographs from the list that was just written.
const { content } = await import('../src/content.ts');
const shown = [
  content.mailWords.housePicture,
  ...content.properties.flatMap(({ images }) => images.slice(0, 1)),
];
const mailPictures = await makeMailPictures(
  { served: inContent('public/'), made: inContent('mail-pictures/') },
  shown,
);
await writeFile(inContent('src/mail-pictures/made-mail-pictures.ts'), mailPictureList(mailPictures));
report(`${mailPictures.length} pictures for mails are ready.`);

const wrong = [
  ...mistakes.map(({ message }) => message),
  ...pictureMistakes({ properties: [], banners: [], attractionGroups: [], pictures, photos }),
];
for (const sentence of wrong) report(`✗ ${sentence}`);
process.exitCode = wrong.length > 0 ? 1 : 0;

function report(sentence: string): void {
  process.stdout.write(`${sentence}\n`);
}
