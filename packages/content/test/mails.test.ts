import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { mailFileOf } from '../build-time/make-mail-pictures.ts';
import { content } from '../src/content.ts';
import { mailWords, properties, validateContent } from '../src/index.ts';
import { mailPictureOf, readMailPicture } from '../src/mail-pictures/index.ts';

const inContent = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const shown = [mailWords.housePicture, ...properties.map(({ images }) => images[0] ?? '')];

describe('§11 the pictures of mails', () => {
  test.each(shown)('%s is made from the file that the site shows', async (address) => {
    const original = await readFile(inContent(`public${address}`));
    const made = mailPictureOf(address);
    expect(made?.file, 'run `npm run photos`').toBe(mailFileOf(address, original));
    const jpeg = await readMailPicture(made?.file ?? '');
    expect(jpeg?.length).toBeLessThan(80_000);
  });

  test('are no more than letters show', async () => {
    const files = shown.map((address) => mailPictureOf(address)?.file);
    expect((await readdir(inContent('mail-pictures'))).toSorted()).toEqual([...new Set(files)].toSorted());
  });

  test('are read from their folder only', async () => {
    expect(await readMailPicture('../package.json')).toBeUndefined();
    expect(await readMailPicture('gone-00000000.jpg')).toBeUndefined();
  });
});

describe('§11 the words of mails', () => {
  test('name every mistake', () => {
    const wrong = {
      ...mailWords,
      housePicture: '/pictures/gone.svg',
      mapUrl: 'map',
      arrival: { ...mailWords.arrival, sentences: [] },
    };
    expect(() => validateContent({ ...content, mailWords: wrong })).toThrow(
      /mails\.ts: mapUrl must be a web address[\s\S]*mails\.ts: arrival\.sentences must have a sentence[\s\S]*mails\.ts: its picture/,
    );
  });
});
