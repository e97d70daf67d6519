import { readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import type { AnswerOf, DeskCalls, SitePart } from '@motel/api-client/desk-contracts';
import { OWN_FOLDER } from '@motel/content/server';
import { servedPictures } from '../../src/http/site/served-pictures.ts';
import { rowsOf } from '../support/rows.ts';
import { testMotel, testStaff } from '../support/test-motel.ts';

const motel = testMotel();
const owner = testStaff(motel, 'owner', 'Odile');

/** How the folder begins in which a process works on a picture. */
const FOLDER = 'motel-upload-';

/** 800 × 450. */
const JPEG = readFileSync(join(OWN_FOLDER, 'mail-pictures/motel-dusk-40adf68e.jpg'));

/** A telephone's metadata with a place in it, as a segment behind the first marker. */
function withPlace(jpeg: Buffer): Buffer {
  const words = Buffer.from('Exif\0\0II*\0\x08\0\0\0\0\0GPSLatitude 48.85 Matane');
  const head = Buffer.from([0xff, 0xe1, 0, words.length + 2]);
  return Buffer.concat([jpeg.subarray(0, 2), head, words, jpeg.subarray(2)]);
}

/** A PNG of one byte again and again. @param kind of its colours: 0 for grey, 6 for red, green, blue and opacity */
function png(width: number, height: number, kind: 0 | 6, bytes: number): Buffer {
  const chunk = (name: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(name), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const size = Buffer.alloc(13);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  size.set([8, kind, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const data = chunk('IDAT', deflateSync(Buffer.alloc(bytes)));
  return Buffer.concat([signature, chunk('IHDR', size), data, chunk('IEND', Buffer.alloc(0))]);
}

const add = (name: string, bytes: Buffer, alt = 'A wide bed by the window') =>
  owner.call('addPhotograph', { body: { name, alt, bytes: bytes.toString('base64') } });
const pictureAt = (path: string) => servedPictures(motel.db, () => motel.shown.pictures())(path);
const part = async (name: string): Promise<SitePart> =>
  (await owner.call('sitePart', { query: { name } })).body;
const pictureOf = async ({ name }: { readonly name: string }) =>
  (await part('pictures.yaml')).pictures.find((picture) => picture.name === name);

describe('photographs at the desk', () => {
  test('are taken at once; a job makes every size while guests are answered', async () => {
    const added = await add('IMG 2041.JPG', withPlace(JPEG));
    expect(added.status).toBe(200);
    const { picture } = added.body;
    expect(picture).toMatchObject({ name: 'photos/img-2041.jpg', alt: 'A wide bed by the window' });
    expect(picture.src).toMatch(/^\/photos\/img-2041-800x450-[0-9a-f]{6}-[0-9a-f]{8}\/800\.jpg$/);
    expect(await part('pictures.yaml')).toMatchObject({ isChanged: true, mistakes: [] });
    expect((await part('rooms/cote-jardin.yaml')).pictures).toContainEqual({ ...picture, isInMaking: true });
    expect(await pictureAt(picture.src)).toBeDefined();
    expect(await pictureAt(picture.src.replace('800.jpg', '480.avif'))).toBeUndefined();
    const { published, waits, mistakes } = (await owner.call('site')).body as AnswerOf<DeskCalls['site']>;
    const unmade = 'The sizes of img-2041.jpg are still being made: a minute at most.';
    expect(mistakes.map(({ sentence }) => sentence)).toEqual([unmade]);
    const parts = waits.map(({ name, seen }) => ({ name, seen }));
    const early = await owner.call('publishSite', { body: { version: published.version, parts } });
    expect(early).toSay(`422 Nothing was published. Pictures: ${unmade}`);

    const order: string[] = [];
    const making = motel.runJobsAfter(0).then(() => order.push('made'));
    await vi.waitFor(() => expect(readdirSync(tmpdir()).some((name) => name.startsWith(FOLDER))).toBe(true));
    for (const path of ['/healthz', '/api/property/get-all-properties', '/healthz'])
      order.push(String((await motel.call(path)).status));
    await making;
    expect(order).toEqual(['200', '200', '200', 'made']);
    expect(await pictureOf(picture)).toEqual(picture);

    for (const name of ['480.avif', '480.webp', '800.avif', '800.webp', '800.jpg']) {
      const file = await pictureAt(picture.src.replace('800.jpg', name));
      expect(file, name).toMatchObject({ isImmutable: true, encodings: [] });
      const bytes = Buffer.from((await file?.load()) ?? []);
      expect(bytes.length).toBeGreaterThan(1000);
      expect(bytes.includes('Matane')).toBe(false);
    }
    const rows = (await rowsOf(motel.db, 'pictures')).filter(({ path }) => path.includes('img-2041'));
    expect(rows.map(({ path }) => path.split('/')[0]).sort()).toEqual([
      'mail-pictures',
      'photos',
      ...Array.from({ length: 5 }, () => 'public'),
    ]);
    for (const { bytes } of rows) expect(bytes.includes('Matane')).toBe(false);
  });

  test('keep the transparent parts of a PNG, such as a sign', async () => {
    const { picture } = (await add('sign.svg', png(800, 200, 6, 200 * (1 + 4 * 800)))).body;
    expect(picture.name).toBe('photos/sign.png');
    await motel.runJobsAfter(0);
    const file = await pictureAt(picture.src.replace('800.jpg', '480.webp'));
    const bytes = Buffer.from((await file?.load()) ?? []);
    // The fifth bit of the features of an extended WebP says that it has opacity.
    expect(bytes.toString('latin1', 12, 16)).toBe('VP8X');
    expect(bytes.readUInt8(20) & 0b1_0000).not.toBe(0);
    await owner.call('removePhotograph', { body: { name: picture.name } });
  });

  test('have a name within the folder, need words once shown, and can go', async () => {
    const { picture } = (await add('../../img 2041.png', JPEG, '')).body;
    expect(picture.name).toBe('photos/img-2041-2.jpg');
    const say = (alt: string, focus?: string) =>
      owner.call('describePicture', { body: { name: picture.name, alt, ...(focus && { focus }) } });
    expect(await pictureOf(picture)).toMatchObject({ alt: '' });
    expect((await part('pictures.yaml')).mistakes).toEqual([]);
    expect((await say('Blank')).status).toBe(200);
    expect((await part('pictures.yaml')).mistakes).toMatchObject([{ path: ['descriptions', picture.name] }]);
    expect((await say('A wide blue sky', '77 34')).status).toBe(200);
    expect(await pictureOf(picture)).toMatchObject({ alt: 'A wide blue sky', focus: '77 34' });
    expect((await part('pictures.yaml')).mistakes).toEqual([]);
    expect((await owner.call('removePhotograph', { body: { name: picture.name } })).status).toBe(200);
    expect(await pictureOf(picture)).toBeUndefined();
    expect((await say('A wide blue sky')).status).toBe(404);
    expect((await owner.call('removePhotograph', { body: { name: picture.name } })).status).toBe(404);
  });

  const APPLE = Buffer.from('\0\0\0\x20ftypheic\0\0\0\0mif1heic', 'latin1');
  const DRAWING = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  const VAST = png(30_000, 30_000, 0, 1000);
  test.each([
    ['a scripted SVG', DRAWING, 'This is no JPEG, PNG or WebP: export the picture as one of them first.'],
    [
      'a HEIC',
      APPLE,
      'This is a telephone’s HEIC picture: set its camera to “Most compatible”, or export the picture as JPEG.',
    ],
    ['30,000 × 30,000 pixels', VAST, 'The picture has more than 60 million pixels: make it smaller first.'],
    ['half a file', JPEG.subarray(0, 900), 'The picture cannot be read: export it again.'],
    ['1 pixel', png(1, 1, 0, 2), 'photos/x.png: it is 1 pixel wide; 800 are needed, 2000 are best.'],
    [
      '20,000 × 400 pixels',
      png(20_000, 400, 0, 400 * 20_001),
      'photos/x.png: one side is 50 times as long as the other; 4 times is the most: cut it first.',
    ],
  ])('%s is refused with a sentence', async (_, bytes, sentence) => {
    expect(await add('x.jpg', bytes)).toSay(`422 ${sentence}`);
  });

  test('40 MB are refused before they are read', async () => {
    expect((await add('x.jpg', Buffer.alloc(40_000_000))).status).toBe(413);
  });

  test('a path never leads out of the folder', async () => {
    for (const path of ['../motel.yaml', 'public/../../x', 'photos/.env', '/etc/passwd', 'rooms/x.yaml']) {
      const kept = await owner.call('keepSitePictures', { body: { pictures: { [path]: '' } } });
      expect(kept.status, path).toBe(400);
    }
    expect(await pictureAt('/photos/../mail-pictures/x.jpg')).toBeUndefined();
    expect(await pictureAt('/constructor')).toBeUndefined();
  });
});

describe('a drawing of the motel', () => {
  test('is served from the database, compressed as well as a build does', async () => {
    const file = await pictureAt('/pictures/door-14.svg');
    expect(file).toMatchObject({
      contentType: expect.stringMatching(/^image\/svg/),
      isImmutable: false,
      encodings: ['br', 'gzip'],
    });
    const original = readFileSync(join(OWN_FOLDER, 'public/pictures/door-14.svg'));
    expect(Buffer.from((await file?.load()) ?? []).equals(original)).toBe(true);
    expect((await file?.load('br'))?.byteLength).toBeLessThan(original.length / 2);
  });

  test('letters carry theirs from there', async () => {
    const paths = (await rowsOf(motel.db, 'pictures')).map(({ path }) => path);
    expect(paths).toContainEqual(expect.stringMatching(/^mail-pictures\//));
  });
});
