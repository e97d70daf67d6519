/** A photograph of `photos/`, as the photo step has made it for the site. */
export interface MadePhoto {
  /** Its name in `photos/`: `river-queen-bed.jpg`. */
  readonly file: string;
  /** Of the original and of how it is made: eight digits from 0 to f. */
  readonly hash: string;
  /** The size of the largest picture made of it, upright, in px. */
  readonly width: number;
  readonly height: number;
  /** The mean of its colours, which stands in its place while it comes: `#c8a27f`. */
  readonly tone: string;
}

/** Widths that are made, in px; of a smaller photograph its own is the last. */
const WIDTHS = [480, 800, 1200, 2000] as const;

/** Wide enough for whatever takes one file only: mails, search engines, browsers of old. */
const FALLBACK_WIDTH = 1200;

/** No picture is made wider than this, in px. */
export const MOST_WIDE = 2000;

/** Best first: browsers take the first that they can read. */
export const FORMATS = ['avif', 'webp'] as const;

/** The widths of which pictures are made, in px, ascending. */
export function widthsOf({ width }: Pick<MadePhoto, 'width'>): readonly number[] {
  return [...WIDTHS.filter((step) => step < width), width];
}

export function fallbackWidthOf({ width }: Pick<MadePhoto, 'width'>): number {
  return Math.min(FALLBACK_WIDTH, width);
}

/** The folder that holds all that is made of it. It tells what a page has to know before the picture comes. */
export function folderOf({ file, width, height, tone, hash }: MadePhoto): string {
  const name = file.replace(/\.[^.]+$/, '');
  return `${name}-${width}x${height}-${tone.slice(1)}-${hash}`;
}

/** The address of the picture that everybody can show, as the API gives it. */
export function addressOf(photo: MadePhoto): string {
  return `/photos/${folderOf(photo)}/${fallbackWidthOf(photo)}.jpg`;
}
