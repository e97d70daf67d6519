import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { motel } from '../support/own-motel.ts';

const root = join(import.meta.dirname, '../../../..');

/** Of the software, its tests and its documents. */
const FILES = globSync(
  ['{apps,packages,e2e,scripts,docs}/**/*.{ts,tsx,mjs,json,md,yaml,html}', '*.{md,json,yaml}'],
  {
    cwd: root,
    exclude: (name) => ['node_modules', 'dist', 'test-results', 'reports', '.stryker-tmp'].includes(name),
  },
);

test('075: nothing outside its folder knows the demo’s name and town', () => {
  const names = [motel.name, motel.city].map((name) => name.split(' ')[0]!.toLowerCase());
  const found = FILES.filter((file) => {
    const text = readFileSync(join(root, file), 'utf8').toLowerCase();
    return names.some((name) => text.includes(name));
  });
  expect(FILES.length).toBeGreaterThan(1500);
  expect(found).toEqual([]);
});
