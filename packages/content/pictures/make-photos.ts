import { existsSync } from 'node:fs';
import { access, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { filesIn, folderOf, type MadePhoto } from '../src/photos/made-photo.ts';
import { slugOf } from '../src/slug-of.ts';
import { encodePhoto, measurePhoto, PhotoMistake, photoHash } from './encode-photo.ts';

interface PhotoFolders {
  /** Where the owner puts photographs. */
  readonly originals: string;
  /** The folder that the site serves; it holds nothing else. */
  readonly served: string;
}

interface PhotoReport {
  readonly photos: readonly MadePhoto[];
  /** The photographs made in this run; those of the others were up to date. */
  readonly made: readonly string[];
  /** The removed folders of photographs that are gone or have changed. */
  readonly removed: readonly string[];
  readonly mistakes: readonly PhotoMistake[];
}

/**
 * Makes the site's pictures from the owner's photographs: keeps those that are up to date and removes those that no
 * photograph needs. Reports a photograph that cannot be used and still makes the others.
 * @param known the list from the last run
 * @param report called before each photograph that takes time
 */
export async function makePhotos(
  { originals, served }: PhotoFolders,
  known: readonly MadePhoto[],
  report: (file: string) => void = () => {},
): Promise<PhotoReport> {
  const { files, mistakes } = await listPhotos(originals);
  await mkdir(served, { recursive: true });
  const photos: MadePhoto[] = [];
  const made: string[] = [];
  for (const file of files) {
    try {
      const original = await readFile(join(originals, file));
      const before = known.find((photo) => photo.file === file && photo.hash === photoHash(original));
      const photo = before ?? (await measurePhoto(file, original));
      if (!(await isComplete(photo, served))) {
        report(file);
        await make(photo, original, served);
        made.push(file);
      }
      photos.push(photo);
    } catch (error) {
      if (!(error instanceof PhotoMistake)) throw error;
      mistakes.push(error);
    }
  }
  const removed = await removeAllBut(photos.map(folderOf), served);
  return { photos, made, removed, mistakes };
}

async function isComplete(photo: MadePhoto, served: string): Promise<boolean> {
  const folder = join(served, folderOf(photo));
  const there = await Promise.allSettled(filesIn(photo).map((file) => access(join(folder, file))));
  return there.every(({ status }) => status === 'fulfilled');
}

/** Renames the folder when it is complete: a folder under its own name is always complete. */
async function make(photo: MadePhoto, original: Uint8Array, served: string): Promise<void> {
  const unfinished = join(served, '.unfinished');
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished);
  await encodePhoto(photo, original, unfinished);
  const folder = join(served, folderOf(photo));
  await rm(folder, { recursive: true, force: true });
  await rename(unfinished, folder);
}

async function removeAllBut(wanted: readonly string[], served: string): Promise<string[]> {
  const unwanted = (await readdir(served)).filter((name) => !wanted.includes(name));
  for (const name of unwanted) await rm(join(served, name), { recursive: true });
  return unwanted.filter((name) => !name.startsWith('.'));
}

const READABLE = ['.jpg', '.jpeg', '.png', '.webp'];
const OF_APPLE = ['.heic', '.heif'];

/** The photographs of a folder in alphabetical order, and a mistake for each unusable file. */
async function listPhotos(folder: string): Promise<{ files: string[]; mistakes: PhotoMistake[] }> {
  const entries = existsSync(folder) ? await readdir(folder) : [];
  const names = entries.filter((name) => !name.startsWith('.') && name !== 'README.md').sort();
  const mistakes = names.flatMap((name) => {
    const reason = mistakeIn(name, names);
    return reason === undefined ? [] : [new PhotoMistake(`photos/${name}: ${reason}.`)];
  });
  return { files: names.filter((name) => mistakeIn(name, names) === undefined), mistakes };
}

function mistakeIn(name: string, names: readonly string[]): string | undefined {
  const extension = extname(name);
  const kind = extension.toLowerCase();
  if (OF_APPLE.includes(kind)) return 'HEIC cannot be read here; export it as JPEG first';
  if (!READABLE.includes(kind)) return `a photograph ends in ${READABLE.join(', ')}`;
  const stem = name.slice(0, -extension.length);
  if (extension !== kind || !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(stem)) {
    return `its name must be small letters, digits and single dashes, such as ${slugOf(stem) || 'river-queen-bed'}${kind}`;
  }
  const twin = names.find((other) => other !== name && other.slice(0, -extname(other).length) === stem);
  return twin === undefined ? undefined : `${twin} has the same name; give one of them another`;
}
