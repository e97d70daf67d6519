import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ContentMistakes } from '../src/checks/content-mistakes.ts';
import { filesOfFolder } from '../src/folder/motel-files.ts';
import { OWN_FOLDER } from '../src/folder/own-folder.ts';
import { type Made, readMade, readMotel } from '../src/folder/read-motel.ts';
import { makeMailPictures } from './make-mail-pictures.ts';
import { makePhotos } from './make-photos.ts';

// The program behind `npm run photos`: makes the pictures of the motel's folder, and names what is wrong with it.

const inFolder = (path: string) => join(OWN_FOLDER, path);

// Without a list that can be read, everything is made again.
const before = readMade(filesOfFolder(OWN_FOLDER), []);
const { photos, made, removed, mistakes } = await makePhotos(
  { originals: inFolder('photos/'), served: inFolder('public/photos/') },
  before.madePhotos,
  (file) => report(`photos/${file}: making its sizes…`),
);
write({ ...before, madePhotos: photos });
report(
  `${photos.length} photographs are ready, ${made.length} of them made now; ${removed.length} old ones removed.`,
);
for (const { message } of mistakes) complain(message);

try {
  // Read only now: the rooms take the addresses of the photographs from the list that was just written.
  const { mailWords, properties } = readMotel(OWN_FOLDER);
  const shown = [mailWords.housePicture, ...properties.flatMap(({ images }) => images.slice(0, 1))];
  const folders = { served: inFolder('public/'), made: inFolder('mail-pictures/') };
  const madeMailPictures = await makeMailPictures(folders, shown);
  write({ madePhotos: photos, madeMailPictures });
  report(`${madeMailPictures.length} pictures for mails are ready.`);
} catch (error) {
  if (!(error instanceof ContentMistakes)) throw error;
  for (const sentence of error.mistakes) complain(sentence);
}

function write(list: Made): void {
  writeFileSync(inFolder('made.json'), `${JSON.stringify(list, undefined, 2)}\n`);
}

function complain(sentence: string): void {
  report(`✗ ${sentence}`);
  process.exitCode = 1;
}

function report(sentence: string): void {
  process.stdout.write(`${sentence}\n`);
}
