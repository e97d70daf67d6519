import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { ContentMistakes } from '../src/checks/content-mistakes.ts';
import { OWN_FOLDER } from '../src/folder/own-folder.ts';
import { readMotel } from '../src/folder/read-motel.ts';
import { editYaml, yamlValues } from '../src/parts/edit-yaml.ts';
import type { MadePhoto } from '../src/photos/made-photo.ts';
import { makeMailPictures } from './make-mail-pictures.ts';
import { makePhotos } from './make-photos.ts';

// The program behind `npm run photos`: makes the pictures of the motel's folder, and names what is wrong with it.

const inFolder = (path: string) => join(OWN_FOLDER, path);
const list = inFolder('pictures.yaml');

const { photographs: before = [] } = yamlValues(readFileSync(list, 'utf8')) as { photographs?: MadePhoto[] };
const { photos, made, removed, mistakes } = await makePhotos(
  { originals: inFolder('photos/'), served: inFolder('public/photos/') },
  before,
  (file) => report(`photos/${file}: making its sizes…`),
);
write('photographs', photos);
report(
  `${photos.length} photographs are ready, ${made.length} of them made now; ${removed.length} old ones removed.`,
);
for (const { message } of mistakes) complain(message);

try {
  // Read only now: the rooms take the addresses of the photographs from the list that was just written.
  const { mailWords, properties } = readMotel(OWN_FOLDER);
  const shown = [mailWords.housePicture, ...properties.flatMap(({ images }) => images.slice(0, 1))];
  const folders = { served: inFolder('public/'), made: inFolder('mail-pictures/') };
  write('mailPictures', await makeMailPictures(folders, shown));
  report('The pictures for mails are ready.');
} catch (error) {
  if (!(error instanceof ContentMistakes)) throw error;
  complain(error.message);
}

/** Keeps a list in `pictures.yaml`; an empty one is left out. */
function write(key: string, entries: readonly unknown[]): void {
  const text = readFileSync(list, 'utf8');
  const { [key]: before = [] } = yamlValues(text) as Readonly<Record<string, unknown>>;
  if (isDeepStrictEqual(before, entries)) return;
  const value = entries.length === 0 ? null : entries;
  writeFileSync(list, editYaml(text, [{ path: [key], value }]));
}

function complain(sentence: string): void {
  report(`✗ ${sentence}`);
  process.exitCode = 1;
}

function report(sentence: string): void {
  process.stdout.write(`${sentence}\n`);
}
