import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { mailFileOf } from '../pictures/make-mail-pictures.ts';
import { OWN_FOLDER } from '../src/folder/own-folder.ts';
import { mailPictureOf, mailPicturePath } from '../src/photos/mail-picture.ts';
import { motel as content, mailWords, properties } from './support/own-motel.ts';

const inContent = (path: string) => join(OWN_FOLDER, path);
const shown = [mailWords.housePicture, ...properties.map(({ images }) => images[0] ?? '')];

describe('§11 the pictures of mails', () => {
  test.each(shown)('%s is made from the file that the site shows', async (address) => {
    const original = await readFile(inContent(`public${address}`));
    const made = mailPictureOf(content, address);
    expect(made?.file, 'run `npm run photos`').toBe(mailFileOf(address, original));
    const jpeg = await readFile(inContent(mailPicturePath(made?.file ?? '')));
    expect(jpeg.length).toBeLessThan(80_000);
  });

  test('are no more than letters show', async () => {
    const files = shown.map((address) => mailPictureOf(content, address)?.file);
    expect((await readdir(inContent('mail-pictures'))).toSorted()).toEqual([...new Set(files)].toSorted());
  });
});
