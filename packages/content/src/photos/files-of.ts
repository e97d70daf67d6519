import { FORMATS, widthsOf } from './made-photo.ts';

/** A picture's display data beside its address: the space to reserve, and its other files. */
export interface PictureFiles {
  /** In px. */
  readonly width: number;
  readonly height: number;
  /** The address of the same drawing in the dark theme. */
  readonly evening?: string;
  /** Smaller and sharper files, best format first; none for a drawing. */
  readonly sources?: readonly PictureSource[];
  /** The colour in its place while it loads: `#c8a27f`. */
  readonly tone?: string;
}

interface PictureSource {
  /** `image/avif` */
  readonly type: string;
  readonly srcSet: string;
}

/** Shown where a picture is missing or fails to load (§8). */
export const placeholderPicture = '/pictures/placeholder.svg';

/** Drawings have a ratio of 4 to 3 and are sharp at any size. */
const DRAWING = { width: 1200, height: 900 };

const DRAWINGS = '/pictures/';

const PHOTOS = '/photos/';

const PHOTO = /^(\/photos\/[a-z0-9-]+-(\d+)x(\d+)-([0-9a-f]{6})-[0-9a-f]{8})\/\d+\.jpg$/;

/** A drawing's display data. @param evenings beginnings of the names of drawings that have one for the evening */
function drawingFiles(address: string | undefined, evenings: readonly string[]): PictureFiles {
  const hasEvening = evenings.some((beginning) => address?.startsWith(DRAWINGS + beginning));
  if (address === undefined || !hasEvening) return DRAWING;
  return { ...DRAWING, evening: `${DRAWINGS}evening-${address.slice(DRAWINGS.length)}` };
}

/**
 * A picture's display data, derived from its address alone, so that a page needs no list of pictures.
 * @param address from the API: of a drawing, a photograph, or a picture from elsewhere
 */
export function pictureFiles(
  { eveningRooms }: { readonly eveningRooms: readonly string[] },
  address: string | undefined,
): PictureFiles {
  return photoFiles(address) ?? drawingFiles(address, eveningRooms);
}

/** The same for pictures that are not a room's as well. */
export function allPictureFiles(
  { eveningRooms, eveningPlaces }: Record<'eveningRooms' | 'eveningPlaces', readonly string[]>,
  address: string,
): PictureFiles {
  return pictureFiles({ eveningRooms: [...eveningRooms, ...eveningPlaces] }, address);
}

/** The name of the folder of a photograph's files; `undefined` for any other picture. */
export function photoFolder(address: string): string | undefined {
  return PHOTO.exec(address)?.[1]?.slice(PHOTOS.length);
}

/** The file of a photograph in a width, or its largest one. */
export function photoInWidth(address: string, most: number): string {
  const [, folder, width] = PHOTO.exec(address) ?? [];
  if (folder === undefined) return address;
  const widths = widthsOf({ width: Number(width) });
  return `${folder}/${widths.find((step) => step >= most) ?? widths.at(-1)}.webp`;
}

/** A photograph's display data; `undefined` for any other picture. */
function photoFiles(address: string | undefined): PictureFiles | undefined {
  const [, folder, width, height, tone] = PHOTO.exec(address ?? '') ?? [];
  if (folder === undefined) return undefined;
  const size = { width: Number(width), height: Number(height) };
  const sources = FORMATS.map((format) => ({
    type: `image/${format}`,
    srcSet: widthsOf(size)
      .map((step) => `${folder}/${step}.${format} ${step}w`)
      .join(', '),
  }));
  return { ...size, sources, tone: `#${tone}` };
}
