import { photoFolder } from '../photos/files-of.ts';
import type { MailPicture } from '../shapes/mail-picture.ts';
import type { Motel } from '../shapes/motel.ts';

export { mailPicturePath } from '../photos/mail-picture-path.ts';
export type { MailPicture };

/** A photograph always has one. @returns `undefined` for a drawing of which none is made yet */
export function mailPictureOf(
  { madeMailPictures }: Pick<Motel, 'madeMailPictures'>,
  address: string,
): MailPicture | undefined {
  const photo = photoFolder(address);
  if (photo !== undefined) return { from: address, file: `${photo}.jpg` };
  return madeMailPictures.find(({ from }) => from === address);
}
