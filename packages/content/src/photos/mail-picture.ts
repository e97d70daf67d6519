import { photoFolder } from './files-of.ts';

/** A picture that a mail can carry: mail programs show neither drawings nor new formats. */
export interface MailPicture {
  /** The address of the site's picture: `/pictures/river-queen-bed.svg`. */
  readonly from: string;
  /** Its file in `mail-pictures/`: the picture's name, and a hash of the original and of how it is made. */
  readonly file: string;
}

export function mailPicturePath(file: string): string {
  return `mail-pictures/${file}`;
}

/** A photograph always has one. @returns `undefined` for a drawing of which none is made yet */
export function mailPictureOf(
  { madeMailPictures }: { readonly madeMailPictures: readonly MailPicture[] },
  address: string,
): MailPicture | undefined {
  const photo = photoFolder(address);
  if (photo !== undefined) return { from: address, file: `${photo}.jpg` };
  return madeMailPictures.find(({ from }) => from === address);
}
