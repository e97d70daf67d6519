import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../lib/paths.mjs';

const SOURCES = globSync('{apps,packages,scripts,e2e}/**/*.{ts,tsx,mjs}', {
  cwd: root,
  exclude: (path) => /^(?:node_modules|dist|\..+|test-results)$/.test(path.split('/').at(-1) ?? ''),
});

/** Docstrings without a subject, which docs/style.md does not want. */
const subjectless = (source: string) => source.match(/\/\*\*\s+(?:\* )?(?:What|Who|Whose) .+/g) ?? [];

test('each docstring begins with its subject (docs/style.md)', () => {
  expect(SOURCES.length).toBeGreaterThan(1500);
  const found = SOURCES.flatMap((path) =>
    subjectless(readFileSync(join(root, path), 'utf8')).map((text) => `${path}: ${text}`),
  );
  expect(found).toEqual([]);
});

test('one without a subject is found', () => {
  const [open, word] = ['/**', 'What'];
  const source = `${open} ${word} a guest pays. */\n${open}\n * ${word} is due. */\n${open} A price. */`;
  expect(subjectless(source)).toHaveLength(2);
});
