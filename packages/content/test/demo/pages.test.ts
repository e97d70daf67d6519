import { readdirSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { OWN_FOLDER } from '../../src/folder/own-folder.ts';
import { readMotel } from '../../src/folder/read-motel.ts';
import { blocksText, type PageWords, plainText, readPage } from '../../src/pages/index.ts';
import { sourceOf } from '../../src/pages/source-of.ts';
import { wordsOf } from '../../src/words-of.ts';
import { linesOf } from '../support/changed-folder.ts';
import { policies, properties } from '../support/own-motel.ts';

const folder = pathToFileURL(`${OWN_FOLDER}pages/`);
const own = readMotel(OWN_FOLDER);
const files = readdirSync(folder).filter((file) => file.endsWith('.md'));

const read = (file: string): PageWords =>
  readPage(file, readFileSync(new URL(file, folder), 'utf8'), sourceOf(wordsOf(own), own));

/** All text that a guest reads on a page, in one string. */
const textOf = ({ headline, blocks }: PageWords): string => `${headline}\n${blocksText(blocks)}`;

describe('§2 every text page', () => {
  test.each(files)('%s can be built, has enough words, and fits into a search result', (file) => {
    const words = textOf(read(file)).split(/\s+/).length;
    expect(words).toBeGreaterThan(file === 'contact.md' ? 80 : 150);
    expect(words).toBeLessThan(700);
    // Search results show both whole.
    const { title, description } = read(file);
    expect(title.length).toBeLessThan(50);
    expect(description.length).toBeGreaterThan(60);
    expect(description.length).toBeLessThanOrEqual(160);
  });

  test('titles and headlines are unique', () => {
    const pages = files.map((file) => read(file));
    expect(new Set(pages.map(({ title }) => title)).size).toBe(files.length);
    expect(new Set(pages.map(({ headline }) => headline)).size).toBe(files.length);
  });

  test('D2 prices for pets and extra persons come from the tariff alone', () => {
    for (const file of files) {
      const markdown = readFileSync(new URL(file, folder), 'utf8');
      expect(markdown, file).not.toMatch(/\$\s?\d/);
    }
  });
});

describe('§2 what the pages promise', () => {
  test('/news is a fixed list of five dated items, the newest first', () => {
    const [lead, ...entries] = read('news.md').blocks;
    expect(lead?.tag).toBe('p');
    const dates = entries.map((block) => (block.tag === 'entry' ? block.date.date : 'no entry'));
    expect(dates).toHaveLength(5);
    expect(dates).toEqual(dates.toSorted().toReversed());
    expect(dates.every((date) => /^\d{4}-\d\d-\d\d$/.test(date))).toBe(true);
  });

  test('the comparison table has a row for each room, with its price’s place', () => {
    const [table] = read('comparisonTable.md').blocks.filter((block) => block.tag === 'table');
    expect(
      table?.rows.map(([room = [], sleeps = [], , , , price]) => [plainText(room), plainText(sleeps), price]),
    ).toEqual(properties.map((room) => [room.title, String(room.guest), [{ tag: 'price', room: room.id }]]));
  });

  test('each links to pages and rooms that there are', () => {
    expect(linesOf(OWN_FOLDER)).toEqual([]);
  });
});

describe('§9 the policies', () => {
  test('are in the terms, every sentence', () => {
    const terms = textOf(read('terms.md'));
    for (const sentence of Object.values(policies)) expect(terms).toContain(sentence);
  });
});
