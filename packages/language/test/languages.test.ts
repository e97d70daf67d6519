import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LANGUAGE_CODES, LANGUAGES } from '../src/index.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const FOLDERS = ['packages', 'apps'].flatMap((group) =>
  readdirSync(join(root, group)).map((name) => `${group}/${name}/src`),
);

/** English is the language of the code. */
const OTHERS = LANGUAGE_CODES.filter((code) => code !== 'en');
const NAMES = new Intl.DisplayNames('en', { type: 'language' });
const names = OTHERS.flatMap((code) => [NAMES.of(code), LANGUAGES[code].name]).join('|');
const codes = OTHERS.join('|');
const NAMED = new RegExp(`['"\`/](?:${codes})(?:\\.yaml)?['"\`/]|${names}`, 'i');
const OWN = new RegExp(`/(?:catalogue|language/src)/(?:${codes})/|/language/src/languages\\.ts$`);

test('§13.4 no source names a language but its own folders and the list', () => {
  const sources = FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.tsx?$/.test(path))
      .map((path) => `${folder}/${path}`),
  );
  const naming = sources.filter((path) => {
    const code = readFileSync(join(root, path), 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
    return NAMED.test(code);
  });
  const [own, others] = [true, false].map((isOwn) => naming.filter((path) => OWN.test(path) === isOwn));
  expect(others).toEqual([]);
  expect(own?.length).toBeGreaterThan(OTHERS.length);
});
