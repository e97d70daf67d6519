import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { makePhotos } from '../../pictures/make-photos.ts';
import type { MadePhoto } from '../../src/photos/made-photo.ts';

/** A folder of photographs, and what is made of them. */
interface DarkRoom extends AsyncDisposable {
  put(file: string, bytes: Uint8Array | string): Promise<void>;
  remove(file: string): Promise<void>;
  make(): ReturnType<typeof makePhotos>;
  readonly served: string;
}

export async function darkRoom(): Promise<DarkRoom> {
  const folder = await mkdtemp(join(tmpdir(), 'motel-photos-'));
  const folders = { originals: join(folder, 'photos'), served: join(folder, 'served') };
  await mkdir(folders.originals);
  let known: readonly MadePhoto[] = [];
  return {
    put: (file, bytes) => writeFile(join(folders.originals, file), bytes),
    remove: (file) => rm(join(folders.originals, file)),
    async make() {
      const report = await makePhotos(folders, known);
      known = report.photos;
      return report;
    },
    served: folders.served,
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true }),
  };
}

/** Red on the left, blue on the right, as a camera stores it. */
export function redAndBlue(width: number, height: number): Sharp {
  const half = (fill: string, x: number) =>
    `<rect fill="${fill}" x="${x}" width="${width / 2}" height="${height}"/>`;
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${half('#d22', 0)}${half('#22d', width / 2)}</svg>`;
  return sharp(Buffer.from(drawing));
}

/** A photograph from a telephone held upright: stored sideways, with the place in its metadata. */
export function fromATelephone(width: number, height: number): Promise<Buffer> {
  return redAndBlue(width, height)
    .withExif({
      IFD0: { Make: 'Telephone', Orientation: '6' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 27/1 48/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 90 })
    .toBuffer();
}
