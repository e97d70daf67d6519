/** A photograph of `photos/`, as `npm run photos` has made it for the site. */
export interface MadePhoto {
  /** Its file name in `photos/`: `river-queen-bed.jpg`. */
  readonly file: string;
  /** A hash of the original and of the encoder's version: eight hexadecimal digits. */
  readonly hash: string;
  /** The size of the largest picture made from it, upright, in px. */
  readonly width: number;
  readonly height: number;
  /** Its mean colour, shown in its place while it loads: `#c8a27f`. */
  readonly tone: string;
  /** The point that no cut may lose, in per cent from the left and the top: `77 34`; left out, the middle. */
  readonly focus?: string;
}

/** The widths to make, in px; for a smaller photograph its own width is the last. */
const WIDTHS = [480, 800, 1200, 2000] as const;

/** For everything that takes only one file: mails, search engines, old browsers. */
const FALLBACK_WIDTH = 1200;

/** The maximum width of a picture, in px. */
export const MOST_WIDE = 2000;

/** Best first: browsers take the first that they support. */
export const FORMATS = ['avif', 'webp'] as const;

/** The widths of its pictures, in px, ascending. */
export function widthsOf({ width }: Pick<MadePhoto, 'width'>): readonly number[] {
  return [...WIDTHS.filter((step) => step < width), width];
}

export function fallbackWidthOf({ width }: Pick<MadePhoto, 'width'>): number {
  return Math.min(FALLBACK_WIDTH, width);
}

export function filesIn(photo: MadePhoto): readonly string[] {
  return [
    ...widthsOf(photo).flatMap((width) => FORMATS.map((format) => `${width}.${format}`)),
    `${fallbackWidthOf(photo)}.jpg`,
  ];
}

/** The folder of its pictures. Its name holds everything that a page needs to know before the picture loads. */
export function folderOf({ file, width, height, tone, hash }: MadePhoto): string {
  const name = file.replace(/\.[^.]+$/, '');
  return `${name}-${width}x${height}-${tone.slice(1)}-${hash}`;
}

/** The address of the picture that every browser can show, as in the API's answers. */
export function photoAddress(photo: MadePhoto): string {
  return `/photos/${folderOf(photo)}/${fallbackWidthOf(photo)}.jpg`;
}

/**
 * The address of a picture on the site.
 * @param named the owner's name for it: `/pictures/door-14.svg` or `photos/river-queen-bed.jpg`
 * @returns `named` itself for a photograph that is not made yet; the check of the folder reports it
 */
export function pictureAddress(named: string, photos: readonly MadePhoto[]): string {
  const photo = photos.find(({ file }) => named === `photos/${file}`);
  return photo === undefined ? named : photoAddress(photo);
}
