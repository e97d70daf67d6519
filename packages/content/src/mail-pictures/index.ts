import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { OWN_FOLDER } from '../folder/own-folder.ts';
import { madeMailPictures } from '../own.ts';
import type { MailPicture } from '../shapes/mail-picture.ts';

export type { MailPicture };

/** @returns `undefined` for a picture that is not made yet */
export function mailPictureOf(address: string): MailPicture | undefined {
  return madeMailPictures.find(({ from }) => from === address);
}

/** The JPEG of a picture. @returns `undefined` when the file is gone */
export async function readMailPicture(file: string): Promise<Buffer | undefined> {
  if (!/^[a-z0-9-]+\.jpg$/.test(file)) return undefined;
  return readFile(join(OWN_FOLDER, 'mail-pictures', file)).catch(() => undefined);
}
