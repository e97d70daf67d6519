import { expect, test, vi } from 'vitest';
import { altOf } from '../src/alt-texts.ts';
import { readPage } from '../src/pages/index.ts';
import { pictureAddress } from '../src/photos/picture-address.ts';
import { hoodooDouble } from '../src/rooms/hoodoo-double.ts';
import { propertyOf } from '../src/shapes/property-of.ts';

vi.mock('../src/made-photos.ts', () => ({
  madePhotos: [{ file: 'bed.jpg', hash: '0123abcd', width: 2000, height: 1500, tone: '#c8a27f' }],
}));
vi.mock('../src/pictures.ts', () => ({ pictures: { 'photos/bed.jpg': 'A wide bed by the window' } }));

const address = '/photos/bed-2000x1500-c8a27f-0123abcd/1200.jpg';

test('a photograph’s name becomes its address and description for guests', () => {
  expect(pictureAddress('photos/bed.jpg')).toBe(address);
  expect(propertyOf({ ...hoodooDouble, images: ['photos/bed.jpg'] }).images).toEqual([address]);
  expect(altOf(address)).toBe('A wide bed by the window');
});

test('a text page shows it with its size and all its files', () => {
  const markdown = [
    '---',
    'title: A',
    'description: B.',
    'headline: C.',
    'updated: 2026-11-21',
    '---',
    '![The bed](photos/bed.jpg)',
  ].join('\n');
  const [row] = readPage('about.md', markdown, {}).blocks;
  expect(row).toMatchObject({
    tag: 'pictures',
    items: [
      {
        src: address,
        alt: 'A wide bed by the window',
        caption: 'The bed',
        width: 2000,
        height: 1500,
        sources: [{ type: 'image/avif' }, { type: 'image/webp' }],
      },
    ],
  });
});
