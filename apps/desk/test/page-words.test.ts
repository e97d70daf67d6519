import { readdirSync, readFileSync } from 'node:fs';
import { type Block, blocksText, readPage } from '@motel/content/pages';
import { Editor } from '@tiptap/core';
import { frontOf, withBody, withFront } from '../src/features/site/words/page-file.ts';
import {
  addBlock,
  placeCard,
  roomsBlock,
  wordsExtensions,
} from '../src/features/site/words/words-extensions.ts';

const PAGES = new URL('../../../motels/demo/pages', import.meta.url).pathname.replace(/^\/@fs/, '');

/** A page as guests get it, with any names of facts and pictures. */
function blocksOf(text: string): readonly Block[] {
  const names = [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const table = '| A | B |\n| --- | --- |\n| c | d |';
  const placeholders = Object.fromEntries(
    names.map((name) => [name, name === 'roomTable' ? table : `https://${name}.example`]),
  );
  const pictureOf = (src: string) => ({ src, alt: '', width: 4, height: 3 });
  const dateOf = (date: string) => ({ date, shown: date });
  return readPage('page.md', text, { placeholders, rooms: ['loft'], pictureOf, dateOf }).blocks;
}

const NOTHING = { pictures: [], rooms: [] };

/** Markdown after it has been in the editor, and after what a person does there. */
function edited(content: string, act = (_: Editor) => {}, contentType: 'markdown' | 'html' = 'markdown') {
  const editor = new Editor({ extensions: wordsExtensions(NOTHING), content, contentType, injectCSS: false });
  act(editor);
  const text = editor.getMarkdown();
  editor.destroy();
  return text;
}

const linksIn = (blocks: readonly Block[]) => JSON.stringify(blocks).match(/"(?:href|src|room)":"[^"]*"/g);

describe('the words of a page in the editor', () => {
  test.each(readdirSync(PAGES))('%s means the same after it', (name) => {
    const text = readFileSync(`${PAGES}/${name}`, 'utf8');
    const [before, after] = [blocksOf(text), blocksOf(withBody(text, edited(frontOf(text).body)))];
    expect(after.map(({ tag }) => tag)).toEqual(before.map(({ tag }) => tag));
    expect(blocksText(after)).toBe(blocksText(before));
    expect(linksIn(after)).toEqual(linksIn(before));
  });

  test('a place and cards of rooms stand behind the block of the cursor', () => {
    const text = edited('Words.\n\nMore.', (editor) => {
      addBlock(editor, placeCard({ name: 'Old pier', address: '', words: 'By the sea' }));
      addBlock(editor, roomsBlock(['loft']));
    });
    const page = blocksOf(`---\ntitle: A\ndescription: B\nheadline: C\nupdated: 2027-05-04\n---\n\n${text}`);
    const href = 'https://www.openstreetmap.org/search?query=Old+pier';
    expect(page).toMatchObject([
      { tag: 'p' },
      { tag: 'cards', items: [{ href, title: ['Old pier'], words: ['By the sea'] }] },
      { tag: 'rooms', rooms: ['loft'] },
      { tag: 'p' },
    ]);
    expect(edited(text)).toBe(text);
  });

  test.each([
    ['a script', '<script>alert(1)</script>Hello', /script|alert/],
    ['a style', '<p style="color:red" onclick="x()">Hello</p>', /style|onclick/],
    ['a heading of the first level', '<h1>Hello</h1>', /^#/],
  ])('%s does not survive it', (_, pasted, trace) => {
    const text = edited(pasted, undefined, 'html');
    expect(text).toContain('Hello');
    expect(text).not.toMatch(trace);
  });
});

describe('a page’s file', () => {
  const FILE = '---\ntitle: About \\*us\\*\nheadline: Hello\n---\n\nWords.\n';

  test('is its head and its words', () => {
    expect(frontOf(FILE)).toEqual({ front: { title: 'About *us*', headline: 'Hello' }, body: 'Words.\n' });
  });

  test('keeps all else when a value, or the words, change', () => {
    expect(withFront(FILE, 'headline', 'A_b: c')).toBe(FILE.replace('Hello', 'A\\_b: c'));
    expect(withFront(FILE, 'picture', '/pictures/x.svg')).toBe(
      FILE.replace('Hello\n', 'Hello\npicture: /pictures/x.svg\n'),
    );
    expect(withFront(FILE, 'headline', '')).toBe(FILE.replace('headline: Hello\n', ''));
    expect(withBody(FILE, 'Others.')).toBe(FILE.replace('Words.', 'Others.'));
  });
});
