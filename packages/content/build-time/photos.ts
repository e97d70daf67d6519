import { fileURLToPath } from 'node:url';
import { pictureMistakes } from '../src/checks/picture-mistakes.ts';
import { madePhotos } from '../src/made-photos.ts';
import { pictures } from '../src/pictures.ts';
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

const wrong = [
  ...mistakes.map(({ message }) => message),
  ...pictureMistakes({ properties: [], banners: [], attractionGroups: [], pictures, photos }),
];
for (const sentence of wrong) report(`✗ ${sentence}`);
process.exitCode = wrong.length > 0 ? 1 : 0;

function report(sentence: string): void {
  process.stdout.write(`${sentence}\n`);
}
