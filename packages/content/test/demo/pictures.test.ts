import { readdirSync, readFileSync, statSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { photoHash } from '../../pictures/encode-photo.ts';
import { altIn } from '../../src/alt-texts.ts';
import { OWN_FOLDER } from '../../src/folder/own-folder.ts';
import { placeholderPicture } from '../../src/index.ts';
import { allPictureFiles } from '../../src/photos/files-of.ts';
import { folderOf, pictureAddress } from '../../src/photos/made-photo.ts';
import { madePhotos, motel, pictures, properties, words } from '../support/own-motel.ts';

const content = pathToFileURL(OWN_FOLDER);
const publicFolder = new URL('public/', content);
const files = readdirSync(new URL('pictures/', publicFolder)).map((name) => `/pictures/${name}`);
const evenings = files.filter((path) => path.startsWith('/pictures/evening-'));
/** An evening has the description of its day. */
const drawings = files.filter((path) => !evenings.includes(path));
const photographs = madePhotos.map(({ file }) => `photos/${file}`);

const read = (path: string) => readFileSync(new URL(path.replace(/^\//, ''), publicFolder), 'utf8');
const bytes = (path: string) => statSync(new URL(path.replace(/^\//, ''), publicFolder)).size;

describe('the pictures', () => {
  test('every described one exists, and every existing one is described', () => {
    expect(Object.keys(pictures).sort()).toEqual([...drawings, ...photographs].sort());
  });

  test('§2 each room shows five or more, all different, all existing', () => {
    const addresses = [...drawings, ...photographs].map((named) => pictureAddress(named, madePhotos));
    for (const { images } of properties) {
      expect(images.length).toBeGreaterThanOrEqual(5);
      expect(new Set(images).size).toBe(images.length);
      for (const image of images) expect(addresses).toContain(image);
    }
  });

  test('every one has its own description in words, never a file name', () => {
    const words = Object.values(pictures);
    expect(new Set(words).size).toBe(words.length);
    for (const alt of words) {
      expect(alt).toMatch(/^[A-Z]/);
      expect(alt.split(/\s+/).length, alt).toBeGreaterThanOrEqual(5);
      expect(alt.length, alt).toBeLessThanOrEqual(140);
      expect(alt).not.toMatch(/\.\w{3,4}$|_|\w-\w+-\w+-|^(image|picture|photo) of/i);
    }
  });

  test('§8 the placeholder for a missing picture exists', () => {
    expect(drawings).toContain(placeholderPicture);
  });

  test('a picture from elsewhere still has a description', () => {
    expect(altIn(motel, words, 'https://pictures.example/1.jpg')).not.toBe('');
    expect(altIn(motel, words, 'toString')).toBe('A picture of the room');
  });
});

describe('the drawings', () => {
  test('those with an evening have its file, and no file is without its day', () => {
    const expected = drawings.flatMap((path) => allPictureFiles(motel, path).evening ?? []);
    expect(expected.sort()).toEqual([...evenings].sort());
  });

  test('an evening is the same drawing in other colours', () => {
    const shapes = (path: string) => read(path).replaceAll(/"#(?:[0-9a-f]{3}){1,2}"/g, '');
    for (const path of drawings) {
      const { evening } = allPictureFiles(motel, path);
      if (evening) expect(shapes(evening) === shapes(path), path).toBe(true);
    }
  });

  const FORMATS = /^\/pictures\/(hero|footer|social|flag)-/;

  test('state their size, 1200 × 900 unless they are made for one place', () => {
    for (const path of drawings) {
      const drawing = read(path);
      expect(drawing, path).toMatch(/^<svg [^>]*width="\d+" height="\d+"/);
      if (!FORMATS.test(path)) expect(drawing, path).toContain('viewBox="0 0 1200 900"');
    }
  });

  test('run no script, load nothing, and need no font or filter', () => {
    for (const path of [...drawings, '/favicon.svg']) {
      const drawing = read(path);
      expect(drawing, path).toMatch(/^<svg /);
      expect(drawing, path).not.toMatch(/<script|\son\w+=|<foreignObject|href="(?!#)|<image|<style|style="/i);
      expect(drawing, path).not.toMatch(/<text|font-|<filter|Gradient/);
    }
  });

  test('are small: 13 kB at most, 10 kB for those seen first', () => {
    for (const path of drawings) {
      expect(bytes(path), path).toBeLessThanOrEqual(/\/hero-/.test(path) ? 10_000 : 13_000);
    }
    for (const path of ['/favicon.svg', '/apple-touch-icon.png', '/icon-192.png', '/icon-512.png']) {
      expect(bytes(path), path).toBeLessThanOrEqual(12_000);
    }
    expect(bytes('/social-card.png')).toBeLessThanOrEqual(40_000);
  });
});

describe('the photographs', () => {
  const originals = readdirSync(new URL('photos/', content)).filter(
    (name) => !name.startsWith('.') && name !== 'README.md',
  );

  test('are made from the current photos/: else run `npm run photos` again', () => {
    const wanted = originals.map((file) => [
      file,
      photoHash(readFileSync(new URL(`photos/${file}`, content))),
    ]);
    expect(madePhotos.map(({ file, hash }) => [file, hash]).sort()).toEqual(wanted.sort());
  });

  test('have a folder each, and there are no other folders', () => {
    const served = readdirSync(publicFolder).includes('photos')
      ? readdirSync(new URL('photos/', publicFolder))
      : [];
    expect(served.sort()).toEqual(madePhotos.map(folderOf).sort());
  });
});
