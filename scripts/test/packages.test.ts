import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/paths.mjs';
import { longTests } from '../testing/long-tests.mjs';
import { packages, packagesOf, readSelection } from '../testing/packages.mjs';

const names = (some: { name: string }[]) => some.map(({ name }) => name);

describe('the quick check', () => {
  test('knows each package by its folder, its types and its vitest projects', () => {
    expect(names(packages).sort()).toEqual(
      [
        ...['api', 'api-client', 'booking-core', 'content', 'desk', 'e2e', 'language', 'scripts'],
        ...['stay-files', 'ui', 'web'],
      ].sort(),
    );
    const configuration = readFileSync(join(root, 'vitest.config.ts'), 'utf8');
    for (const { folder, projects } of packages) {
      expect(existsSync(join(root, folder))).toBe(true);
      for (const project of projects) expect(configuration).toContain(`project('${project}', '`);
    }
    const tested = packages.flatMap(({ projects }) => projects);
    const configured = [...configuration.matchAll(/^ +project\('([\w-]+)'/gm)].map(([, name]) => name);
    expect(new Set(configured), 'each project belongs to a package').toEqual(new Set(tested));
  });

  test('takes changed files for changes of their packages', () => {
    const changed = ['packages/ui/src/card/Card.tsx', 'apps/api/test/checkout/rush.test.ts', 'README.md'];
    expect(names(packagesOf(changed))).toEqual(['ui', 'api']);
    expect(packagesOf(['docs/architecture.md', 'packages/ui-kit/index.ts'])).toEqual([]);
  });

  test('reads names of packages, and other words as names of test files', () => {
    const { named, filters } = readSelection(['api', 'sign-in', 'web']);
    expect(names(named).sort()).toEqual(['api', 'web']);
    expect(filters).toEqual(['sign-in']);
  });

  test('leaves out no folder that does not exist', () => {
    for (const path of longTests) expect(existsSync(join(root, path)), path).toBe(true);
  });
});
