import { fileURLToPath } from 'node:url';
import { pictureMistakes } from '../src/checks/picture-mistakes.ts';
import { madePhotos } from '../src/made-photos.ts';
import { pictures } from '../src/pictures.ts';
import { makePhotos } from './make-photos.ts';

// What `npm run photos` does: makes the pictures, and asks for the words that are still missing.

const inContent = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

const { photos, made, removed, mistakes } = await makePhotos(
  {
    originals: inContent('photos/'),
    served: inContent('public/photos/'),
    list: inContent('src/made-photos.ts'),
  },
  madePhotos,
  (file) => tell(`photos/${file}: making its sizes…`),
);
tell(
  `${photos.length} photographs are ready, ${made.length} of them made now; ${removed.length} old ones removed.`,
);

const wrong = [
  ...mistakes.map(({ message }) => message),
  ...pictureMistakes({ properties: [], banners: [], attractionGroups: [], pictures, photos }),
];
for (const sentence of wrong) tell(`✗ ${sentence}`);
process.exitCode = wrong.length > 0 ? 1 : 0;

function tell(sentence: string): void {
  process.stdout.write(`${sentence}\n`);
}
