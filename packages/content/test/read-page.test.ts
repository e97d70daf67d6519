import { OWN_FOLDER } from '../src/folder/own-folder.ts';
import { readMotel } from '../src/folder/read-motel.ts';
import { ContentMistakes } from '../src/index.ts';
import { type Block, readPage } from '../src/pages/index.ts';
import { literally } from '../src/pages/literally.ts';
import { unbroken } from '../src/pages/read-page.ts';
import { type PageSource, sourceOf } from '../src/pages/source-of.ts';
import { wordsOf } from '../src/words-of.ts';
import { pictures } from './support/own-motel.ts';

const FRONT = [
  'title: Terms',
  'description: What you agree to: all of it.',
  'headline: The fine print.',
  'updated: 2026-11-21',
];
const own = readMotel(OWN_FOLDER);
const SOURCE: PageSource = {
  ...sourceOf(wordsOf(own), own),
  placeholders: { petFee: 'Pet fee is $15 per pet per night.', odd: literally('1. a*b*_c_[d]|<e>`f`') },
};

const DOOR = '![The door](/pictures/door-14.svg)';
const DOOR_PICTURE = {
  src: '/pictures/door-14.svg',
  alt: pictures['/pictures/door-14.svg'],
  width: 1200,
  height: 900,
  evening: '/pictures/evening-door-14.svg',
};

const page = (body: string, front: readonly string[] = FRONT): string =>
  ['---', ...front, '---', '', body].join('\n');

const blocksOf = (body: string): readonly Block[] => readPage('terms.md', page(body), SOURCE).blocks;

function mistakesOf(markdown: string): readonly string[] {
  try {
    readPage('terms.md', markdown, SOURCE);
  } catch (error) {
    if (error instanceof ContentMistakes) return error.message.split('\n');
    throw error;
  }
  return [];
}

describe('a page in Markdown becomes data', () => {
  test('its front matter; a value may hold a colon', () => {
    expect(readPage('terms.md', page('Words.'), SOURCE)).toEqual({
      title: 'Terms',
      description: 'What you agree to: all of it.',
      headline: 'The fine print.',
      updated: { date: '2026-11-21', shown: 'Nov 21, 2026' },
      blocks: [{ tag: 'p', inlines: ['Words.'] }],
    });
  });

  test('Windows line ends', () => {
    const windows = page('One\ntwo.').replaceAll('\n', '\r\n');
    expect(readPage('terms.md', windows, SOURCE).blocks).toEqual([{ tag: 'p', inlines: ['One two.'] }]);
  });

  test('cards of all rooms, or of those that it names', () => {
    const [room] = SOURCE.rooms;
    expect(blocksOf(`![](rooms:)\n\n![](rooms:${room})`)).toEqual([
      { tag: 'rooms', rooms: [] },
      { tag: 'rooms', rooms: [room] },
    ]);
    expect(mistakesOf(page('![](rooms:attic)'))).toEqual([
      'pages/terms.md: there is no room attic in motel.yaml.',
    ]);
  });

  test('headings, paragraphs over several lines, emphasis, code and escapes', () => {
    expect(blocksOf('## A & B\n\n### C\n\nOne\n**two** *three* `four` 5 < 6 "x" it\'s \\*')).toEqual([
      { tag: 'h2', inlines: ['A & B'], id: 'a-b' },
      { tag: 'h3', inlines: ['C'] },
      {
        tag: 'p',
        inlines: [
          'One ',
          { tag: 'strong', inlines: ['two'] },
          ' ',
          { tag: 'em', inlines: ['three'] },
          ' ',
          { tag: 'code', inlines: ['four'] },
          ' 5 < 6 "x" it\'s *',
        ],
      },
    ]);
  });

  test('links within the site, out of it, to mail and to the telephone', () => {
    const hrefs = ['/about', 'https://example.org/', 'mailto:a@b.example', 'tel:+14035550142'];
    for (const href of hrefs) {
      expect(blocksOf(`See [a](${href})`)).toMatchObject([
        { inlines: ['See ', { tag: 'a', href, inlines: ['a'] }] },
      ]);
    }
  });

  test('lists, and tables with the heading above them', () => {
    expect(blocksOf('- one\n- **two**\n\n1. three')).toEqual([
      { tag: 'ul', items: [['one'], [{ tag: 'strong', inlines: ['two'] }]] },
      { tag: 'ol', items: [['three']] },
    ]);
    expect(blocksOf('## Rooms\n\n| Room | Beds |\n| --- | --- |\n| Queen | 1 |')[1]).toEqual({
      tag: 'table',
      label: 'Rooms',
      head: ['Room', 'Beds'],
      rows: [[['Queen'], ['1']]],
    });
  });

  test('§2 a heading that begins with a date starts a dated entry', () => {
    expect(blocksOf('Intro.\n\n## 2026-09-01 Open\n\nWords.\n\n### More\n\n## After')).toEqual([
      { tag: 'p', inlines: ['Intro.'] },
      {
        tag: 'entry',
        date: { date: '2026-09-01', shown: 'Sep 1, 2026' },
        heading: ['Open'],
        blocks: [
          { tag: 'p', inlines: ['Words.'] },
          { tag: 'h3', inlines: ['More'] },
        ],
      },
      { tag: 'h2', inlines: ['After'], id: 'after' },
    ]);
  });

  test('a smaller heading that asks starts a question and its answer', () => {
    expect(blocksOf('## Ask\n\n### May I?\n\nYes.\n\n- Do.\n\n### Really?\n\nNo.\n\n### Then')).toEqual([
      { tag: 'h2', inlines: ['Ask'], id: 'ask' },
      {
        tag: 'question',
        heading: ['May I?'],
        blocks: [
          { tag: 'p', inlines: ['Yes.'] },
          { tag: 'ul', items: [['Do.']] },
        ],
      },
      { tag: 'question', heading: ['Really?'], blocks: [{ tag: 'p', inlines: ['No.'] }] },
      { tag: 'h3', inlines: ['Then'] },
    ]);
    expect(blocksOf('## May I?')[0]?.tag).toBe('h2');
  });

  test('a list of links, each on a line of its own, is a row of cards', () => {
    expect(blocksOf('- [Call](tel:+14035550142)\\\n  Any *time*.\n- [Rooms](/hotel-card)\\\n  All.')).toEqual(
      [
        {
          tag: 'cards',
          items: [
            {
              href: 'tel:+14035550142',
              title: ['Call'],
              words: ['Any ', { tag: 'em', inlines: ['time'] }, '.'],
            },
            { href: '/hotel-card', title: ['Rooms'], words: ['All.'] },
          ],
        },
      ],
    );
    expect(blocksOf('- [Call](tel:+14035550142)\\\n  Any time.\n- Rooms')[0]?.tag).toBe('ul');
  });

  test('pictures, alone or beside the headline; a quotation is a note', () => {
    expect(blocksOf(`${DOOR}\n\n> Bring *water*.`)).toEqual([
      { tag: 'pictures', items: [{ ...DOOR_PICTURE, caption: 'The door' }] },
      { tag: 'note', inlines: ['Bring ', { tag: 'em', inlines: ['water'] }, '.'] },
    ]);
    const front = [...FRONT, 'picture: /pictures/door-14.svg'];
    expect(readPage('terms.md', page('Words.', front), SOURCE).picture).toEqual(DOOR_PICTURE);
  });

  test('placeholders become text, with any characters in it', () => {
    expect(blocksOf('{odd} {petFee}')).toEqual([
      { tag: 'p', inlines: ['1. a*b*_c_[d]|<e>`f` Pet fee is $15 per pet per night.'] },
    ]);
    const titled = page('Words.', [...FRONT.slice(1), 'title: {odd}']);
    expect(readPage('terms.md', titled, SOURCE).title).toBe('1. a*b*_c_[d]|<e>`f`');
  });
});

describe('a sentence names a mistake', () => {
  const without = (name: string) => FRONT.filter((line) => !line.startsWith(name));
  const fences = 'it must begin with title, description, headline and updated between two lines of ---';

  /** Words below front matter without a line, or with another. */
  const fronted = (name: string, line?: string) =>
    page('Words.', [...(name ? without(name) : FRONT), ...(line === undefined ? [] : [line])]);
  const noWord = 'is no word, link, **strong** or *emphasis*';
  const unsafe = 'must be a page of this site, or a whole web address, e-mail address or telephone number';

  test.each<[string, string, string]>([
    ['no front matter', 'Words.', fences],
    ['front matter that never ends', '---\ntitle: Terms\n\nWords.', fences],
    ['no title', fronted('title'), 'its name is missing'],
    ['an empty headline', fronted('headline', 'headline:'), 'its headline must not be empty'],
    ['no description', fronted('description'), 'its sentence in search results is missing'],
    [
      'no such day',
      fronted('updated', 'updated: 2026-02-30'),
      'the day of its last change must be a date such as 2027-07-01',
    ],
    ['an unknown name', fronted('', 'author: me'), 'author between the lines of --- is not a known name'],
    ['no words', page(''), 'it has no words'],
    ['an unknown placeholder', page('{petfee}'), 'there is no {petfee}: perhaps {petFee}'],
    [
      'a second headline',
      page('# Terms'),
      'the heading "Terms" must begin with ##: the headline is above it',
    ],
    ['a skipped level', page('## A\n\n#### B'), 'the heading "B" skips a level'],
    [
      'a fifth level',
      page('## A\n\n### B\n\n#### C\n\n##### D'),
      'the heading "D" must begin with #### at most',
    ],
    ['an entry on no day', page('## 2026-13-01 A'), 'there is no day 2026-13-01'],
    ['HTML', page('<b>hi</b>\n\n'), `"<b>" ${noWord}`],
    [
      'a block of HTML',
      page('<p>\nhi\n</p>'),
      '"<p>" is no heading, paragraph, list, table, picture or note',
    ],
    ['a note of two paragraphs', page('> hi\n>\n> ho'), 'the note "hi" must be one paragraph'],
    ['an unknown picture', page('![a](/a.svg)'), 'there is no picture /a.svg in pictures.yaml'],
    ['one at the headline', fronted('', 'picture: /a.svg'), 'there is no picture /a.svg in pictures.yaml'],
    ['a picture among words', page(`See ${DOOR}`), `"${DOOR}" ${noWord}`],
    ['two headings alike', page('## A b\n\n## A, b!'), 'two headings make the address #a-b'],
    ['a list within a list', page('- a\n  - b'), 'the list item "a" must be one paragraph'],
    ['a link that is not safe', page('[a](http://example.org)'), `the link http://example.org ${unsafe}`],
    ['a link that only looks like a page', page('[a](//example.org)'), `the link //example.org ${unsafe}`],
  ])('%s', (_, markdown, sentence) => {
    expect(mistakesOf(markdown)[0]?.replace(/:\d+:/, ':')).toBe(`pages/terms.md: ${sentence}.`);
  });

  // The parser takes half a minute over the first ones, and overflows at the others.
  test.each([
    ['30,000 marks in a row', '__a'.repeat(15_000), /^pages\/terms.md: a paragraph has at most 1000 marks/],
    [
      'marks in every paragraph',
      `${'_a'.repeat(900)}\n\n`.repeat(9),
      /marks such as \* and \[, and a page 5000/,
    ],
    ['50,000 quotes within each other', '>'.repeat(50_000), /marks/],
    ['100 quotes', `${'>'.repeat(100)}a`, /quotes and lists are nested at most 20 deep/],
    ['30 lists', `a\n\n${'1. - '.repeat(15)}a`, /quotes and lists are nested at most 20 deep/],
  ])('before the parser sees it: %s', (_, body, sentence) => {
    expect(mistakesOf(page(body))).toEqual([expect.stringMatching(sentence)]);
  });

  test('every mistake at once, one a line', () => {
    expect(mistakesOf(page('{a}\n\n{b}', without('title')))).toHaveLength(3);
  });
});

describe('figures and their units', () => {
  test.each([
    ['135 km, about 1½ hours', '135·km, about 1½·hours'],
    ['Highway 9, then 17 km west', 'Highway·9, then 17·km west'],
    ['24 hours before, 9 kmh, 3 metres', '24 hours before, 9 kmh, 3 metres'],
  ])('“%s” stay on one line', (text, kept) => {
    expect(unbroken(text)).toBe(kept.replaceAll('·', '\u00a0'));
  });
});
