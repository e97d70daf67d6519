import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/paths.mjs';
import { pathsNamedIn } from '../testing/references.ts';

interface Row {
  /** Such as `7.3.1`. */
  readonly number: string;
  readonly holds: 'yes' | 'no' | 'not yet';
  /** Tests in backticks, or a reason. */
  readonly reason: string;
}

const DOCUMENT = readFileSync(join(root, 'docs/threat-model.md'), 'utf8');
const ROWS = rowsOf(DOCUMENT);

describe('the list of OWASP ASVS in docs/threat-model.md', () => {
  test('has each requirement once, in order', () => {
    const numbers = ROWS.map(({ number }) => number);
    expect(numbers.length).toBeGreaterThan(150);
    expect(numbers).toEqual([...new Set(numbers)].sort(byNumber));
  });

  test('names only tests that exist, and a test or reason in each line', () => {
    expect(
      ROWS.flatMap(({ number, reason }) => missingTests(reason).map((path) => `${number} ${path}`)),
    ).toEqual([]);
    expect(ROWS.filter(({ reason }) => reason.trim() === '')).toEqual([]);
  });

  test('adds up to the sum above it', () => {
    const count = (state: Row['holds']) => ROWS.filter(({ holds }) => holds === state).length;
    const [yes, no, later] = [count('yes'), count('no'), count('not yet')];
    expect(yes + no + later).toBe(ROWS.length);
    expect(DOCUMENT).toContain(`**${yes} of ${ROWS.length} hold, ${no} do not, ${later} not yet.**`);
  });
});

describe('the check of the list', () => {
  test('finds a test that is missing, and no other text in backticks', () => {
    expect(missingTests('`guests/sign-in`, `scripts/test/titles`, `e2e/journeys/session`')).toEqual([]);
    expect(missingTests('`guests/no-such-test`; `sslmode=verify-full`, `/api/docs`')).toEqual([
      'guests/no-such-test',
    ]);
  });

  test('reads its lines alone', () => {
    expect(
      rowsOf(
        '- 1.2.2–1.2.3 `a/b`\n- 1.2.4 **no**, what it asks: why\n- **1** another list\n1.2.5 a sentence',
      ),
    ).toEqual([
      { number: '1.2.2', holds: 'yes', reason: '`a/b`' },
      { number: '1.2.3', holds: 'yes', reason: '`a/b`' },
      { number: '1.2.4', holds: 'no', reason: 'what it asks: why' },
    ]);
  });
});

function rowsOf(markdown: string): Row[] {
  const rows = /^- (\d+\.\d+\.\d+)(?:–(\d+\.\d+\.\d+))? (?:\*\*(no|not yet)\*\*, )?(.+)$/gm;
  return [...markdown.matchAll(rows)].flatMap(([, first = '', last = first, holds = 'yes', reason = '']) =>
    numbersFrom(first, last).map((number) => ({ number, holds: holds as Row['holds'], reason })),
  );
}

/** @param last of the same section as the first */
function numbersFrom(first: string, last: string): string[] {
  const section = first.replace(/\d+$/, '');
  const [from = 0, to = 0] = [first, last].map((number) => Number(number.slice(section.length)));
  return Array.from({ length: to - from + 1 }, (_, index) => `${section}${from + index}`);
}

/** The tests that a text names in backticks, like `guests/sign-in`, and that no file has. */
function missingTests(text: string): string[] {
  return pathsNamedIn(text).filter((path) => {
    if (!path.includes('/')) return false;
    const folder = existsSync(join(root, path.split('/')[0] ?? '')) ? '' : 'apps/api/test/';
    return globSync(`${folder}${path}.{test,spec}.{ts,tsx}`, { cwd: root }).length === 0;
  });
}

const byNumber = (one: string, other: string): number => one.localeCompare(other, 'en', { numeric: true });
