import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/paths.mjs';

const SOURCES = files('{apps,packages,scripts,e2e}/**/*.{ts,tsx,mjs}');
const DOCUMENTS = files('**/*.md').filter((path) => !/\/docs\/api\/|^motels\/.+\/pages\//.test(path));
const STYLE = read('docs/style.md');
const USES = usesIn(STYLE);

describe('the table of docs/style.md', () => {
  test('has no use that it forbids in documents, comments and what the desk says', () => {
    expect(SOURCES.length).toBeGreaterThan(1500);
    expect(DOCUMENTS.length).toBeGreaterThan(60);
    const found = [...DOCUMENTS, ...SOURCES].flatMap((path) =>
      forbidden(sentencesIn(path, read(path))).map((use) => `${path}: ${use}`),
    );
    expect(found).toEqual([]);
  });

  test.each(USES)('finds “%s”, planted in a comment', (use) => {
    const planted = use.replaceAll(/\/\S+/g, '').replace('…', 'them');
    const comment = `/* One, ${planted.replace(' ', '\n * ')}. */ const two = '${planted}';`;
    expect(forbidden(sentencesIn('apps/web/src/planted.ts', comment))).toEqual([use]);
    expect(forbidden(sentencesIn('apps/desk/src/planted.tsx', `<p>${planted}</p>`))).toEqual([use]);
    expect(forbidden(sentencesIn('docs/planted.md', `“${planted}” \`${planted}\``))).toEqual([]);
  });
});

describe('docstrings', () => {
  /** Docstrings without a subject, which docs/style.md does not want. */
  const subjectless = (source: string) => source.match(/\/\*\*\s+(?:\* )?(?:What|Who|Whose) .+/g) ?? [];

  test('begin with their subject (docs/style.md)', () => {
    expect(SOURCES.flatMap((path) => subjectless(read(path)).map((text) => `${path}: ${text}`))).toEqual([]);
  });

  test('without a subject are found', () => {
    const [open, word] = ['/**', 'What'];
    const source = `${open} ${word} a guest pays. */\n${open}\n * ${word} is due. */\n${open} A price. */`;
    expect(subjectless(source)).toHaveLength(2);
  });
});

test('titles of commits have at most 72 characters and no full stop', () => {
  const titles = execFileSync('git', ['log', '-20', '--no-merges', '--format=%s'], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(titles.split('\n').filter((title) => title.length > 72 || title.endsWith('.'))).toEqual([]);
});

/** The uses in code marks in the left column of the table, such as `lead/leads to`. */
function usesIn(style: string): string[] {
  const table = style.slice(style.indexOf('| Instead of |')).split('\n\n')[0] ?? '';
  return [...table.matchAll(/^\| ([^|]+) \|/gm)].flatMap(([, left = '']) =>
    [...left.matchAll(/`([^`]+)`/g)].map(([, use = '']) => use),
  );
}

function forbidden(text: string): string[] {
  return USES.filter((use) => {
    const words = use
      .split(' ')
      .map((word) => (word === '…' ? "[\\w’'-]+" : `(?:${word.replaceAll('/', '|')})`));
    return new RegExp(`(?<![\\w-])${words.join('[\\s*/]+')}(?![\\w-])`, 'i').test(text.replaceAll("'", '’'));
  });
}

/** The parts of a file that people read: of a document all but code and quotations, of the desk everything, else comments. */
function sentencesIn(path: string, text: string): string {
  if (path.startsWith('apps/desk/src/')) return text;
  const read = path.endsWith('.md') ? [text] : (text.match(/\/\*[\s\S]*?\*\/|(?:^|\s)\/\/ [^\n]*/g) ?? []);
  return read.join('·').replaceAll(/^ *```[\s\S]*?^ *```|`[^`]*`|“[^”]*”/gm, '·');
}

/** @returns the paths that git does not ignore */
function files(pattern: string): string[] {
  const ignored = /^(?:node_modules|dist|\..+|test-results)$/;
  return globSync(pattern, { cwd: root, exclude: (path) => ignored.test(path.split('/').at(-1) ?? '') });
}

function read(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}
