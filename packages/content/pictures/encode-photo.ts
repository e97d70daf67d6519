import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { FORMATS, fallbackWidthOf, type MadePhoto, MOST_WIDE, widthsOf } from '../src/photos/made-photo.ts';

/** A mistake that the owner can correct; the message is a sentence that names the file. */
export class PhotoMistake extends Error {
  override readonly name = 'PhotoMistake';
}

/** Part of every hash. A change to how photographs are made increases it, so that all are made again. */
const RECIPE = 'recipe 1';

/** In px. Narrower photographs look blurred in the large place of a room's page. */
const LEAST_WIDE = 800;

/** Of the longer side to the shorter one: no cut of a longer picture shows what is on it. */
const MOST_LONG = 4;

/** The colour behind a transparent PNG, where a format knows no transparency. */
const PAPER = '#fff9ec';

/** Quality against size, chosen by eye on photographs with skies, fabric and grain. */
const ENCODERS = {
  avif: (image: Sharp) => image.avif({ quality: 52, effort: 4 }),
  webp: (image: Sharp) => image.webp({ quality: 74, effort: 5 }),
  jpg: (image: Sharp) => image.flatten({ background: PAPER }).jpeg({ quality: 78, mozjpeg: true }),
};

/** Names the photograph by its content, independent of its file's name and time. */
export function photoHash(original: Uint8Array): string {
  return createHash('sha256').update(RECIPE).update(original).digest('hex').slice(0, 8);
}

/**
 * Measures a photograph upright, in whatever orientation the camera stored it.
 * @throws PhotoMistake when it is not a picture, or too small
 */
export async function measurePhoto(file: string, original: Uint8Array): Promise<MadePhoto> {
  const { autoOrient: upright } = await sharp(original)
    .metadata()
    .catch(() => {
      throw unreadable(file);
    });
  if (upright.width < LEAST_WIDE) {
    throw new PhotoMistake(
      `photos/${file}: it is ${upright.width} pixel${upright.width === 1 ? '' : 's'} wide; ${LEAST_WIDE} are needed, ${MOST_WIDE} are best.`,
    );
  }
  const times = Math.max(upright.width / upright.height, upright.height / upright.width);
  if (times > MOST_LONG) {
    throw new PhotoMistake(
      `photos/${file}: one side is ${Math.round(times)} times as long as the other; ${MOST_LONG} times is the most: cut it first.`,
    );
  }
  const width = Math.min(upright.width, MOST_WIDE);
  const height = Math.round((upright.height * width) / upright.width);
  const [red = 0, green = 0, blue = 0] = await prepared(file, original).then((image) =>
    image.flatten({ background: PAPER }).resize(1, 1, { fit: 'fill' }).raw().toBuffer(),
  );
  const tone = `#${Buffer.from([red, green, blue]).toString('hex')}`;
  return { file, hash: photoHash(original), width, height, tone };
}

/**
 * Writes the sizes and formats of a photograph into a folder, without the camera's metadata.
 * @param isFirst only the one that every client can show
 */
export async function encodePhoto(
  photo: MadePhoto,
  original: Uint8Array,
  folder: string,
  isFirst = false,
): Promise<void> {
  const upright = await prepared(photo.file, original);
  const write = async (width: number, format: keyof typeof ENCODERS) => {
    const height = Math.round((photo.height * width) / photo.width);
    const image = ENCODERS[format](upright.clone().resize(width, height, { fit: 'fill' }));
    await writeFile(join(folder, `${width}.${format}`), await image.toBuffer());
  };
  for (const width of isFirst ? [] : widthsOf(photo)) {
    for (const format of FORMATS) await write(width, format);
  }
  await write(fallbackWidthOf(photo), 'jpg');
}

/** Upright, in sRGB, without metadata (place, time, camera): sharp drops metadata by default. */
async function prepared(file: string, original: Uint8Array): Promise<Sharp> {
  const { data, info } = await sharp(original)
    .autoOrient()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw unreadable(file);
    });
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
}

function unreadable(file: string): PhotoMistake {
  return new PhotoMistake(`photos/${file}: it cannot be read as a picture; export it again.`);
}
