import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { DESK_PAGES } from '../src/app/desk-pages.ts';

const APP = resolve(import.meta.dirname, '../src/app');

test('each page of the desk is the only export of its file', () => {
  const table = readFileSync(resolve(APP, 'desk-pages.ts'), 'utf8');
  const files = [...table.matchAll(/import\('(.+)'\)/g)].map(([, file]) => file!);
  const exported = (file: string) => readFileSync(resolve(APP, file), 'utf8').match(/^export (?!type)/gm);
  expect(files.length).toBeGreaterThan(30);
  expect(files.filter((file) => exported(file)?.length !== 1)).toEqual([]);
});

test('each address that a part of the desk names is a page', () => {
  const paths = new Set(DESK_PAGES.map(({ path }) => path));
  const named = globSync(resolve(APP, '../**/*.tsx')).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\bto(?:=|: )["'](\/[^"']*)["']/g)].map(([, path]) => path!),
  );
  expect(named.length).toBeGreaterThan(20);
  // The root opens the first page.
  expect(named.filter((path) => path !== '/' && !paths.has(path.slice(1)))).toEqual([]);
});
