import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { fallbackWidthOf, folderOf } from '../src/photos/made-photo.ts';
import { encodePhoto, measurePhoto, PhotoMistake } from './encode-photo.ts';
import { encodeMailPicture } from './make-mail-pictures.ts';

// The program that makes everything of an uploaded photograph, in a process of its own, after those that answer guests.
// `take`: `uploaded` in FOLDER becomes an original, the picture that every client can show, and that of letters. `size`:
// an original becomes all sizes. Prints the photograph as JSON; a mistake is a sentence, and ends with 2.

/** Pixels that are unpacked; a telephone's photograph has at most 50 million. */
const MOST_PIXELS = 60_000_000;

/** By the first bytes: nothing else is opened, least of all a drawing with scripts. */
const KINDS = [/^ffd8ff/, /^89504e470d0a1a0a/, /^52494646.{8}57454250/];

/** By the first bytes of a telephone's HEIC: the decoders that the encoder brings cannot open it. */
const HEIC = /^.{8}66747970(?:686569|686576|6d6966)/;

const [name = '', folder = '', step = ''] = process.argv.slice(2);
const inFolder = (path: string) => join(folder, path);
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
try {
  const uploaded = await readFile(inFolder('uploaded'));
  const original = step === 'take' ? await originalOf(uploaded) : uploaded;
  const photo = await measurePhoto(name, original);
  const served = inFolder(`public/photos/${folderOf(photo)}`);
  for (const path of [served, inFolder('mail-pictures'), inFolder('photos')]) {
    await mkdir(path, { recursive: true });
  }
  await encodePhoto(photo, original, served, step === 'take');
  if (step === 'take') {
    const shown = await readFile(join(served, `${fallbackWidthOf(photo)}.jpg`));
    await writeFile(inFolder(`mail-pictures/${folderOf(photo)}.jpg`), await encodeMailPicture(shown));
    await writeFile(inFolder(`photos/${name}`), original);
  }
  process.stdout.write(JSON.stringify(photo));
} catch (error) {
  if (!(error instanceof PhotoMistake)) throw error;
  process.stdout.write(error.message);
  process.exitCode = 2;
}

/**
 * Upright, without the camera's metadata (place, time): an export of the motel shows it to others. A PNG keeps its
 * transparent parts.
 */
async function originalOf(uploaded: Buffer): Promise<Buffer> {
  const head = uploaded.subarray(0, 12).toString('hex');
  if (HEIC.test(head)) {
    throw new PhotoMistake(
      'This is a telephone’s HEIC picture: set its camera to “Most compatible”, or export the picture as JPEG.',
    );
  }
  if (!KINDS.some((kind) => kind.test(head))) {
    throw new PhotoMistake('This is no JPEG, PNG or WebP: export the picture as one of them first.');
  }
  const upright = sharp(uploaded, { limitInputPixels: MOST_PIXELS })
    .autoOrient()
    .resize({ width: 2600, withoutEnlargement: true })
    .toColourspace('srgb');
  const original = name.endsWith('.png')
    ? upright.png()
    : upright.flatten({ background: '#fff' }).jpeg({ quality: 92 });
  return original.toBuffer().catch((error: Error) => {
    throw new PhotoMistake(
      error.message.includes('pixel limit')
        ? 'The picture has more than 60 million pixels: make it smaller first.'
        : 'The picture cannot be read: export it again.',
    );
  });
}
