import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { madeMailPictures } from './made-mail-pictures.ts';
import type { MailPicture } from './mail-picture.ts';

export type { MailPicture };

const pictures = new Map(madeMailPictures.map((picture) => [picture.from, picture]));

/** @returns `undefined` for a picture that is not made yet */
export function mailPictureOf(address: string): MailPicture | undefined {
  return pictures.get(address);
}

/** The JPEG of a picture. @returns `undefined` when the file is gone */
export async function readMailPicture(file: string): Promise<Buffer | undefined> {
  if (!/^[a-z0-9-]+\.jpg$/.test(file)) return undefined;
  return readFile(fileURLToPath(new URL(`../../mail-pictures/${file}`, import.meta.url))).catch(
    () => undefined,
  );
}
