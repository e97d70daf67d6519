import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { photoFolder } from '../src/photos/files-of.ts';
import type { MailPicture } from '../src/photos/mail-picture.ts';

/** Part of every hash. A change to how they are made increases it, so that all are made again. */
const RECIPE = 'mail recipe 1';

/** In px: sharp on a telephone, and 40 kB for a drawing. */
const SIZE = { width: 800, height: 450 };

/** The colour of a letter's card, behind a transparent picture. */
const PAPER = '#fff9ec';

interface MailPictureFolders {
  /** The folder that the site serves: addresses are paths in it. */
  readonly served: string;
  /** It holds nothing else. */
  readonly made: string;
}

/**
 * Makes a JPEG of each picture for mails, because mail programs show neither SVG nor AVIF. Keeps those that are up to
 * date, and removes those that no letter shows.
 * @param addresses of drawings, or of photographs that are made
 * @returns those of drawings: a photograph's has the name of its folder
 */
export async function makeMailPictures(
  { served, made }: MailPictureFolders,
  addresses: readonly string[],
): Promise<MailPicture[]> {
  await mkdir(made, { recursive: true });
  const there = new Set(await readdir(made));
  const wanted = new Set<string>();
  const pictures: MailPicture[] = [];
  for (const from of new Set(addresses)) {
    const original = await readFile(join(served, from));
    const photo = photoFolder(from);
    const file = photo === undefined ? mailFileOf(from, original) : `${photo}.jpg`;
    if (!there.has(file)) await writeFile(join(made, file), await encodeMailPicture(original));
    wanted.add(file);
    if (photo === undefined) pictures.push({ from, file });
  }
  for (const file of there) if (!wanted.has(file)) await rm(join(made, file));
  return pictures;
}

/** Names a drawing's picture for mails by its name and content. */
export function mailFileOf(from: string, original: Uint8Array): string {
  const hash = createHash('sha256').update(RECIPE).update(original).digest('hex').slice(0, 8);
  return `${basename(from, '.svg').replace(/[^a-z0-9-]/g, '-')}-${hash}.jpg`;
}

export function encodeMailPicture(original: Uint8Array): Promise<Buffer> {
  return sharp(original, { density: 144 })
    .resize({ ...SIZE, fit: 'cover' })
    .flatten({ background: PAPER })
    .jpeg({ quality: 72, mozjpeg: true, chromaSubsampling: '4:4:4' })
    .toBuffer();
}
