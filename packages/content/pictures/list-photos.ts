import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { extname } from 'node:path';
import { slugOf } from '../src/slug-of.ts';
import { PhotoMistake } from './photo-mistake.ts';

const READABLE = ['.jpg', '.jpeg', '.png', '.webp'];
const OF_APPLE = ['.heic', '.heif'];

/** The photographs of a folder in alphabetical order, and a mistake for each unusable file. */
export async function listPhotos(folder: string): Promise<{ files: string[]; mistakes: PhotoMistake[] }> {
  const entries = existsSync(folder) ? await readdir(folder, { withFileTypes: true }) : [];
  const names = entries
    .map(({ name }) => name)
    .filter((name) => !name.startsWith('.') && name !== 'README.md');
  const wrong = new Map(names.map((name) => [name, mistakeIn(name, names)]));
  return {
    files: names.filter((name) => wrong.get(name) === undefined).sort(),
    mistakes: names.sort().flatMap((name) => {
      const reason = wrong.get(name);
      return reason === undefined ? [] : [new PhotoMistake(`photos/${name}: ${reason}.`)];
    }),
  };
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
