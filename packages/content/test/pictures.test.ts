import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { altOf } from '../src/alt-texts.ts';
import { placeholderPicture, properties } from '../src/index.ts';
import { pictures } from '../src/pictures.ts';

const publicFolder = new URL('../public/', import.meta.url);
const files = readdirSync(new URL('pictures/', publicFolder)).map((name) => `/pictures/${name}`);

describe('the pictures', () => {
  test('every one that is described is there, and every one that is there is described', () => {
    expect(Object.keys(pictures).sort()).toEqual(files.sort());
  });

  test('§2 each room shows five or more, all different, all there', () => {
    for (const { images } of properties) {
      expect(images.length).toBeGreaterThanOrEqual(5);
      expect(new Set(images).size).toBe(images.length);
      for (const image of images) expect(files).toContain(image);
    }
  });

  test('every one has words of its own', () => {
    const words = files.map(altOf);
    expect(new Set(words).size).toBe(files.length);
    for (const alt of words) expect(alt.length).toBeGreaterThan(10);
  });

  test('§8 the placeholder is there for a picture that is missing', () => {
    expect(files).toContain(placeholderPicture);
  });

  test('a picture from elsewhere still has words', () => {
    expect(altOf('https://pictures.example/1.jpg')).not.toBe('');
    expect(altOf('toString')).toBe('A picture of the room');
  });

  test('drawings run no script and load nothing', () => {
    for (const file of [...files.map((path) => path.slice(1)), 'favicon.svg']) {
      const drawing = readFileSync(new URL(file, publicFolder), 'utf8');
      expect(drawing).toMatch(/^<svg /);
      expect(drawing).not.toMatch(/<script|\son\w+=|<foreignObject|href="(?!#)/i);
    }
  });
});
