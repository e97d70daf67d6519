import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/paths.mjs';
import { titlesIn } from '../testing/proofs.ts';

/** See docs/style.md. */
const MOST_CHARACTERS = 72;

/** The folders whose titles all comply. */
const FOLDERS = [
  'apps/api',
  'apps/desk',
  'apps/web',
  'packages/api-client',
  'packages/booking-core',
  'packages/content',
  'packages/stay-files',
  'packages/ui',
  'e2e',
  'scripts',
];

describe('titles of tests (docs/style.md)', () => {
  const files = globSync(
    FOLDERS.map((folder) => `${folder}/**/*.{test,spec}.{ts,tsx}`),
    { cwd: root, exclude: (name) => name.endsWith('node_modules') },
  );

  const titles = files.flatMap((file) =>
    titlesIn(readFileSync(join(root, file), 'utf8')).map((title) => ({ file, title })),
  );

  test.each(FOLDERS)('%s has tests', (folder) => {
    expect(files.filter((file) => file.startsWith(folder))).not.toEqual([]);
  });

  test(`have at most ${MOST_CHARACTERS} characters`, () => {
    const long = titles.filter(({ title }) => title.length > MOST_CHARACTERS);
    expect(long).toEqual([]);
  });

  test('cite an entry of docs/product with its sign, so that it is checked', () => {
    expect(titles.filter(({ title }) => /^\d+\.\d+\b/.test(title))).toEqual([]);
  });

  test('are found in every form of `it` and `test`, and only there', () => {
    const source = `
      describe('a group', () => {
        it('plain', () => {});
        test.skip("skipped", () => {});
        it.each(rows)('rows: %s', () => {});
        test.for(rows)('more rows', () => {});
        it.prop([values])('values', () => {});
        it.each\`table\`('a table', () => {});
        test(\`filled in \${value} here @wide\`, async ({ page }) => {
          await test.step('a step', () => page.close());
          /^x/.test('a text');
        });
        test.use({ locale: 'en-CA' });
      });`;
    expect(titlesIn(source)).toEqual([
      'plain',
      'skipped',
      'rows: %s',
      'more rows',
      'values',
      'a table',
      'filled in  here',
    ]);
  });
});
