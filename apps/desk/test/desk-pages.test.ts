import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const APP = resolve(import.meta.dirname, '../src/app');

test('each page of the desk is the only export of its file', () => {
  const table = readFileSync(resolve(APP, 'desk-pages.ts'), 'utf8');
  const files = [...table.matchAll(/import\('(.+)'\)/g)].map(([, file]) => file!);
  const exported = (file: string) => readFileSync(resolve(APP, file), 'utf8').match(/^export (?!type)/gm);
  expect(files.length).toBeGreaterThan(30);
  expect(files.filter((file) => exported(file)?.length !== 1)).toEqual([]);
});
