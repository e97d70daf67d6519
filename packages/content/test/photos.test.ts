import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { makePhotos } from '../pictures/make-photos.ts';
import { pictureFiles } from '../src/index.ts';
import { readPage } from '../src/pages/index.ts';
import { sourceOf } from '../src/pages/source-of.ts';
import { folderOf, type MadePhoto, photoAddress } from '../src/photos/made-photo.ts';
import { siteParts } from '../src/site-parts.ts';
import { wordsOf } from '../src/words-of.ts';
import { contentWith, mistakesWith } from './support/changed-folder.ts';

const bed: MadePhoto = { file: 'bed.jpg', hash: '0123abcd', width: 2000, height: 1500, tone: '#c8a27f' };

const filesIn = async (folder: string): Promise<string[]> => (await readdir(folder)).sort();

describe('`npm run photos`', { timeout: 60_000 }, () => {
  test('makes upright AVIF and WebP in several widths, a JPEG, no metadata', async () => {
    await using room = await darkRoom();
    const original = await fromATelephone(900, 1000);
    expect((await sharp(original).metadata()).exif?.includes('Telephone')).toBe(true);
    await room.put('bed.jpg', original);

    const { photos, made, mistakes } = await room.make();
    expect(mistakes).toEqual([]);
    expect(made).toEqual(['bed.jpg']);
    const [photo] = photos;
    expect(photo).toMatchObject({ file: 'bed.jpg', width: 1000, height: 900 });
    const folder = join(room.served, folderOf(photo!));
    expect(await filesIn(folder)).toEqual(
      ['1000.avif', '1000.jpg', '1000.webp', '480.avif', '480.webp', '800.avif', '800.webp'].sort(),
    );
    for (const file of await filesIn(folder)) {
      const bytes = await readFile(join(folder, file));
      const { width, height, exif, xmp, iptc, orientation } = await sharp(bytes).metadata();
      expect([width, height], file).toEqual([
        Number.parseInt(file, 10),
        Math.round(Number.parseInt(file, 10) * 0.9),
      ]);
      expect({ exif, xmp, iptc, orientation }, file).toEqual({});
      // After the rotation, the left side is on top.
      const { data } = await sharp(bytes)
        .resize(1, 2, { fit: 'fill' })
        .raw()
        .toBuffer({ resolveWithObject: true });
      expect(data[0]! - data[2]!, `${file}: red above`).toBeGreaterThan(100);
      expect(data[5]! - data[3]!, `${file}: blue below`).toBeGreaterThan(100);
    }
  });

  test('limits the width of a large one, and of the JPEG for every client', async () => {
    await using room = await darkRoom();
    await room.put('lot.png', await redAndBlue(2600, 650).png().toBuffer());
    const [photo] = (await room.make()).photos;
    expect(photo).toMatchObject({ width: 2000, height: 500 });
    expect(photo!.tone).toMatch(/^#[0-9a-f]{6}$/);
    const files = await filesIn(join(room.served, folderOf(photo!)));
    const ending = (end: string) => files.filter((file) => file.endsWith(end)).join(' ');
    expect(ending('.webp')).toBe('1200.webp 2000.webp 480.webp 800.webp');
    expect(ending('.jpg')).toBe('1200.jpg');
  });

  test('repeats nothing; remakes a changed or missing file, removes deleted ones', async () => {
    await using room = await darkRoom();
    await room.put('bed.jpg', await redAndBlue(800, 600).jpeg().toBuffer());
    await room.put('desk.webp', await redAndBlue(800, 600).webp().toBuffer());
    const first = await room.make();
    expect(first.made).toEqual(['bed.jpg', 'desk.webp']);

    expect(await room.make()).toEqual({ photos: first.photos, made: [], removed: [], mistakes: [] });

    const missing = join(room.served, folderOf(first.photos[0]!), '480.webp');
    await rm(missing);
    expect((await room.make()).made).toEqual(['bed.jpg']);
    expect((await readFile(missing)).length).toBeGreaterThan(0);

    await room.put('bed.jpg', await redAndBlue(800, 500).jpeg().toBuffer());
    await room.remove('desk.webp');
    const second = await room.make();
    expect(second.made).toEqual(['bed.jpg']);
    expect(second.removed.toSorted()).toEqual(first.photos.map(folderOf).sort());
    expect(await filesIn(room.served)).toEqual(second.photos.map(folderOf));
  });

  test('names each unusable file, and makes the others', async () => {
    await using room = await darkRoom();
    const good = await redAndBlue(800, 600).jpeg().toBuffer();
    await room.put('bed.jpg', good);
    await room.put('README.md', 'A guide');
    await room.put('IMG_2041.heic', 'apple');
    await room.put('Été au lit.jpg', good);
    await room.put('clip.mov', 'film');
    await room.put('cut-off.jpg', good.subarray(0, good.length / 2));
    await room.put('desk.jpg', good);
    await room.put('desk.png', good);
    await room.put('small.jpg', await redAndBlue(640, 480).jpeg().toBuffer());
    await room.put('strip.png', await redAndBlue(2000, 40).png().toBuffer());
    await room.put('words.jpg', 'no picture');
    const { photos, mistakes } = await room.make();
    expect(photos.map(({ file }) => file)).toEqual(['bed.jpg']);
    expect(mistakes.map(({ message }) => message).sort()).toEqual([
      'photos/IMG_2041.heic: HEIC cannot be read here; export it as JPEG first.',
      'photos/clip.mov: a photograph ends in .jpg, .jpeg, .png, .webp.',
      'photos/cut-off.jpg: it cannot be read as a picture; export it again.',
      'photos/desk.jpg: desk.png has the same name; give one of them another.',
      'photos/desk.png: desk.jpg has the same name; give one of them another.',
      'photos/small.jpg: it is 640 pixels wide; 800 are needed, 2000 are best.',
      'photos/strip.png: one side is 50 times as long as the other; 4 times is the most: cut it first.',
      'photos/words.jpg: it cannot be read as a picture; export it again.',
      'photos/Été au lit.jpg: its name must be small letters, digits and single dashes, such as ete-au-lit.jpg.',
    ]);
  });
});

describe('a photograph in the content', () => {
  const made = ['mailPictures:\n', `photographs: ${JSON.stringify([bed])}\nmailPictures:\n`] as const;
  const inWords = (words: string) =>
    ['descriptions:\n', `descriptions:\n  photos/bed.jpg: ${words}\n`] as const;
  const described = (words: string) => ({ 'pictures.yaml': [made, inWords(words)] });
  const shown = ['  - /pictures/door-14.svg', '  - photos/bed.jpg'] as const;

  test('needs a description for screen readers, and to be made', () => {
    expect(mistakesWith({ 'pictures.yaml': [made], 'rooms/cote-jardin.yaml': [shown] })[0]).toMatch(
      /images\.4 must be a picture with a description in pictures\.yaml, not photos\/bed\.jpg\.$/,
    );
    expect(mistakesWith(described('bed.jpg'))[0]).toContain('needs a few words that say what it shows.');
    expect(mistakesWith(described('A wide bed by the window'))).toEqual([]);
    expect(mistakesWith({ 'pictures.yaml': [inWords('A wide bed by the window')] })[0]).toContain(
      'is not made yet: put it into photos/ and run `npm run photos`.',
    );
  });

  test('can belong to a room, and gets its address; its point stays in every cut', () => {
    const focused = (point: string) => ['evening:', `focus: { photos/bed.jpg: ${point} }\nevening:`] as const;
    const changes = (point: string) => ({
      'pictures.yaml': [...described('A wide bed by the window')['pictures.yaml']!, focused(point)],
      'rooms/cote-jardin.yaml': [shown],
    });
    const content = contentWith(changes('77 34'));
    expect(content.properties[0]?.images.at(-1)).toBe(photoAddress(bed));
    expect(siteParts(content).head).toMatchObject({
      cutStyle: `img[src*="/photos/${folderOf(bed)}/"]{object-position:77% 34%}`,
    });
    expect(mistakesWith(changes('77 101'))[0]).toContain('must be two per cents, such as 77 34.');
  });

  test('a text page shows it with its size and all its files', () => {
    const content = contentWith(described('A wide bed by the window'));
    const front = ['title: A', 'description: B.', 'headline: C.', 'updated: 2026-11-21'];
    const markdown = ['---', ...front, '---', '![The bed](photos/bed.jpg)'].join('\n');
    const [row] = readPage('about.md', markdown, sourceOf(wordsOf(content), content)).blocks;
    const sources = [{ type: 'image/avif' }, { type: 'image/webp' }];
    const words = { alt: 'A wide bed by the window', caption: 'The bed' };
    expect(row).toMatchObject({
      tag: 'pictures',
      items: [{ src: photoAddress(bed), ...words, width: 2000, height: 1500, sources }],
    });
  });
});

describe('a picture’s display data', () => {
  test('a photograph’s address alone gives its files, size and colour', () => {
    expect(photoAddress(bed)).toBe('/photos/bed-2000x1500-c8a27f-0123abcd/1200.jpg');
    const folder = '/photos/bed-2000x1500-c8a27f-0123abcd';
    expect(pictureFiles({ eveningRooms: [] }, photoAddress(bed))).toEqual({
      width: 2000,
      height: 1500,
      tone: '#c8a27f',
      sources: ['avif', 'webp'].map((kind) => ({
        type: `image/${kind}`,
        srcSet: [480, 800, 1200, 2000].map((width) => `${folder}/${width}.${kind} ${width}w`).join(', '),
      })),
    });
  });

  test.each([
    ['/pictures/motel-dusk.svg'],
    ['https://pictures.example/photos/bed-1x1-c8a27f-0123abcd/1.jpg'],
    [undefined],
  ])('%s has one file, in a ratio of 4 to 3', (address) => {
    expect(pictureFiles({ eveningRooms: [] }, address)).toEqual({ width: 1200, height: 900 });
  });
});

/** A folder of photographs, and what is made of them. */
interface DarkRoom extends AsyncDisposable {
  put(file: string, bytes: Uint8Array | string): Promise<void>;
  remove(file: string): Promise<void>;
  make(): ReturnType<typeof makePhotos>;
  readonly served: string;
}

async function darkRoom(): Promise<DarkRoom> {
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
function redAndBlue(width: number, height: number): Sharp {
  const half = (fill: string, x: number) =>
    `<rect fill="${fill}" x="${x}" width="${width / 2}" height="${height}"/>`;
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${half('#d22', 0)}${half('#22d', width / 2)}</svg>`;
  return sharp(Buffer.from(drawing));
}

/** A photograph from a telephone held upright: stored sideways, with the place in its metadata. */
function fromATelephone(width: number, height: number): Promise<Buffer> {
  return redAndBlue(width, height)
    .withExif({
      IFD0: { Make: 'Telephone', Orientation: '6' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 27/1 48/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 90 })
    .toBuffer();
}
