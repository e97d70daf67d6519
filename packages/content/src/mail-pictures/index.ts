import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { OWN_FOLDER } from '../folder/own-folder.ts';
import { madeMailPictures } from '../own.ts';
import type { MailPicture } from '../shapes/mail-picture.ts';

export type { MailPicture };

const pictures = new Map(madeMailPictures.map((picture) => [picture.from, picture]));

/** @returns `undefined` for a picture that is not made yet */
export function mailPictureOf(address: string): MailPicture | undefined {
  return pictures.get(address);
}

/** The JPEG of a picture. @returns `undefined` when the file is gone */
export async function readMailPicture(file: string): Promise<Buffer | undefined> {
  if (!/^[a-z0-9-]+\.jpg$/.test(file)) return undefined;
  return readFile(join(OWN_FOLDER, 'mail-pictures', file)).catch(() => undefined);
}
