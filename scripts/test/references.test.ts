import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/paths.mjs';
import {
  anchorsOf,
  deadReferences,
  entriesOf,
  isAt,
  type Known,
  onOneLine,
  pagesOf,
  pathsNamedIn,
  quotedTexts,
  rulesOf,
} from '../testing/references.ts';

/** The folders that git ignores, and its own. */
const IGNORED = new Set([
  '.git',
  ...[...read('.gitignore').matchAll(/^(.+)\/$/gm)].map(([, folder]) => folder),
]);
const FILES = filesOf('');
const CITING = FILES.filter((path) => /\.(?:tsx?|mjs|md|css|ya?ml)$/.test(path) && !path.startsWith('pnpm-'));
const PAGES = pagesOf(read('docs/product/README.md')).map((page) => `docs/product/${page}`);
const PRODUCT = PAGES.map(read).join('\n');
const KNOWN: Known = {
  ids: new Set([
    ...entriesOf(PRODUCT),
    ...rulesOf(read('packages/booking-core/SPEC.md')),
    ...FILES.flatMap((path) => path.match(/(?<=^docs\/decisions\/)\d{3}/) ?? []).map(
      (id) => `decision ${id}`,
    ),
  ]),
  anchors: new Map(FILES.map((path) => [path, path.endsWith('.md') ? anchorsOf(read(path)) : new Set()])),
};

describe('references lead somewhere', () => {
  test('of every section, decision, rule and link in the repository', () => {
    expect(CITING.flatMap((path) => deadReferences(path, read(path), KNOWN))).toEqual([]);
  });

  test('and docs/product numbers each entry once, in order', () => {
    const entries = entriesOf(PRODUCT);
    expect(entries.length).toBeGreaterThan(100);
    expect(entries).toEqual([...new Set(entries)].sort((one, other) => position(one) - position(other)));
  });

  test('and the index of docs/product has each page, none too long to read', () => {
    const pages = FILES.filter((path) => path.startsWith('docs/product/') && !path.endsWith('/README.md'));
    expect(PAGES.toSorted()).toEqual(pages.toSorted());
    expect(PAGES.filter((path) => read(path).split(/\s+/).length > 3000)).toEqual([]);
  });

  test('and the source has every text that docs/product quotes', () => {
    const sources = CITING.filter((path) => /^(?:(?:apps|packages)\/[\w-]+\/src|motels)\//.test(path));
    const shown = onOneLine(sources.map(read).join('\n'));
    const quoted = quotedTexts(PRODUCT);
    expect(quoted.length).toBeGreaterThan(100);
    expect(quoted.filter((text) => !shown.includes(text))).toEqual([]);
  });

  test('and where.md and architecture.md name paths that exist', () => {
    const named = ['docs/where.md', 'docs/architecture.md'].flatMap((path) => pathsNamedIn(read(path)));
    expect(named.length).toBeGreaterThan(100);
    expect(named.filter((path) => !FILES.some((file) => isAt(file, path)))).toEqual([]);
  });
});

describe('the check finds', () => {
  const known: Known = {
    ids: new Set(['§2', '§2.4', 'D1', 'decision 010', 'V12', 'Q1', 'Q3']),
    anchors: new Map([
      ['docs/a.md', new Set(['two-words', 'two-words-1'])],
      ['docs/decisions/001-one.md', new Set()],
    ]),
  };
  // Written so that this file does not cite what is not there.
  const [sign, letter] = ['§', 'D'];

  const one = 'docs/decisions/001-one.md';
  test.each([
    ['a chapter', 'apps/x.ts', `/** ${sign}9 */`, '1 §9'],
    ['an entry of a chapter', 'docs/a.md', `${sign}2, ${sign}2.4 and\n${sign}2.9`, '2 §2.9'],
    ['a decision by letter', 'e2e/x.spec.ts', `test('${letter}1 ${letter}77 holds')`, `1 ${letter}77`],
    ['a decision by number', 'a/x.ts', `// decision${' '}010, Decision${' '}014`, '1 decision 014'],
    ['a rule in a title', 'a/x.test.ts', `test('V12, V${99}: no')`, `1 V${99}`],
    ['a rule in the midst of a range', 'docs/a.md', '(Q1–Q3)', '1 Q2'],
    ['a rule in words, not in a drawing', 'a/x.ts', `/** (X${9}) */ const path = 'M5 5Q8 8';`, `1 X${9}`],
    ['a rule of a violation', 'a/x.ts', `{ rule: 'V${98}' }`, `1 V${98}`],
    [
      'a link to no file',
      'docs/a.md',
      `[x](decisions/002-no.md), [y](${one.slice(5)})`,
      '1 decisions/002-no.md',
    ],
    ['a link to no heading', one, '[x](../a.md#two-words) [y](../a.md#three)', '1 ../a.md#three'],
  ])('%s', (_, path, text, dead) => {
    expect(deadReferences(path, text, known)).toEqual([`${path}:${dead}`]);
  });

  test('nothing in links out, paths of the site, folders, code and times', () => {
    const text = '[a](https://x.example/y) [b](/terms) [c](decisions) `[d](no.md)` at T15:00 and %F0%9F';
    expect(deadReferences('docs/a.md', text, known)).toEqual([]);
  });

  test('the anchors of headings as GitHub makes them', () => {
    const markdown = '# Two words\n## §2.4 A `b`, [c](d)\n```\n# no\n```\n## Two words';
    expect([...anchorsOf(markdown)]).toEqual(['two-words', '24-a-b-c', 'two-words-1']);
  });

  test('paths in backticks, and no package, value or path of the site', () => {
    const text = '`money/requests`, `a-file.ts`; `money/…`, `@motel/content/dates`, `{ a: b/c }`, `/confirm`';
    expect(pathsNamedIn(text)).toEqual(['money/requests', 'a-file.ts']);
    expect(isAt('apps/api/src/money/requests/open.ts', 'money/requests')).toBe(true);
    expect(isAt('apps/web/src/GuestPicker.tsx', 'src/GuestPicker')).toBe(true);
    expect(isAt('apps/api/src/money/requests.ts', 'money/request')).toBe(false);
  });

  test('quoted text around its values', () => {
    expect(quotedTexts('It says “Pay {n}\nCAD now” or “{x}”.')).toEqual(['Pay', 'CAD now']);
  });
});

/** @param folder from the root, '' for the root itself @returns the files that git would not ignore */
function filesOf(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory()) return IGNORED.has(entry.name) ? [] : filesOf(path);
    return [path];
  });
}

function read(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}

/** §2.10 comes after §2.9, and decisions after sections. */
function position(id: string): number {
  const [major = 0, minor = 0] = id.slice(1).split('.').map(Number);
  return (id.startsWith('D') ? 1_000_000 : 0) + major * 1000 + minor;
}
