import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import rules from '../../.dependency-cruiser.mjs';

// A rule that never fires looks just like a rule that holds. Without the right TypeScript beside it,
// dependency-cruiser skips .ts files and passes. So this test builds a small workspace full of offences and expects
// a report of each. Most of them are `import type`, which only TypeScript can see.

const offences: [rule: string, from: string, imports: string][] = [
  ['booking-core-stands-alone', 'packages/booking-core/src/content.ts', '@motel/content'],
  ['ui-knows-no-bookings', 'packages/ui/src/core.ts', '@motel/booking-core'],
  ['content-builds-on-core', 'packages/content/src/client.ts', '@motel/api-client'],
  ['api-client-builds-on-core', 'packages/api-client/src/content.ts', '@motel/content'],
  ['stay-files-read-alone', 'packages/stay-files/src/client.ts', '@motel/api-client'],
  ['web-imports', 'apps/web/src/app/api.ts', '@motel/api'],
  ['desk-imports', 'apps/desk/src/app/web.ts', '@motel/web'],
  ['api-imports', 'apps/api/src/http/ui.ts', '@motel/ui'],
  ['api-takes-contracts-only', 'apps/api/src/http/client.ts', '@motel/api-client'],
  ['e2e-imports', 'e2e/journeys/ui.ts', '@motel/ui'],
  ['language-builds-on-core', 'packages/language/src/content.ts', '@motel/content'],
  ['through-the-door', 'apps/web/src/shared/path.ts', '../../../../packages/ui/src/index.ts'],
  ['through-the-door', 'e2e/journeys/path.ts', '../../apps/api/src/index.ts'],
  ['booking-core-is-pure', 'packages/booking-core/src/clock.ts', 'node:fs'],
  ['web-shared-is-lowest', 'apps/web/src/shared/feature.ts', '../features/search/index.ts'],
  ['web-features-below-pages', 'apps/web/src/features/search/page.ts', '../../pages/home.ts'],
  ['web-pages-below-app', 'apps/web/src/pages/app.ts', '../app/app.ts'],
  ['web-features-apart', 'apps/web/src/features/search/other.ts', '../reserve/index.ts'],
  ['desk-shared-is-lowest', 'apps/desk/src/shared/feature.ts', '../features/plan/index.ts'],
  ['desk-features-apart', 'apps/desk/src/features/plan/other.ts', '../rates/index.ts'],
  ['desk-features-below-app', 'apps/desk/src/features/plan/app.ts', '../../app/app.ts'],
  ['api-modules-by-their-door', 'apps/api/src/stays/store.ts', '../booking/store.ts'],
  ['api-modules-by-their-door', 'apps/api/src/http/provider.ts', '../money/providers/stripe/events.ts'],
  ['api-starts-by-the-doors', 'apps/api/src/open.ts', './booking/store.ts'],
  ['api-shared-is-lowest', 'apps/api/src/shared/booking.ts', '../booking/index.ts'],
  ['api-database-knows-no-module', 'apps/api/src/db/booking.ts', '../booking/index.ts'],
  ['api-use-cases-below-http', 'apps/api/src/stays/http.ts', '../http/server.ts'],
  ['api-desk-below-its-doors', 'apps/api/src/desk/http.ts', '../http/server.ts'],
  ['api-http-and-jobs-apart', 'apps/api/src/http/job.ts', '../jobs/expire.ts'],
  ['api-jobs-and-http-apart', 'apps/api/src/jobs/http.ts', '../http/server.ts'],
  ['no-circular', 'packages/ui/src/and-round.ts', './round.ts'],
  ['no-circular-folders', 'packages/ui/src/one', '../other/b.ts'],
  ['not-to-unresolvable', 'packages/ui/src/nowhere.ts', './nowhere-at-all.ts'],
  ['not-to-undeclared', 'packages/ui/src/undeclared.ts', 'left-out'],
  ['not-to-test', 'packages/ui/src/test.ts', '../test/helper.ts'],
  ['no-deprecated-core', 'apps/api/src/http/old.ts', 'punycode'],
];

/** Imports that every rule allows: the directions of the design. */
const allowed: [from: string, imports: string][] = [
  ['packages/content/src/index.ts', '@motel/booking-core'],
  ['packages/ui/src/index.ts', '@motel/language'],
  ['packages/api-client/src/index.ts', '@motel/booking-core'],
  ['packages/api-client/src/contracts/index.ts', '@motel/booking-core'],
  ['apps/web/src/app/app.ts', '../pages/home.ts'],
  ['apps/web/src/pages/home.ts', '../features/search/index.ts'],
  ['apps/web/src/features/search/index.ts', '../../shared/clock.ts'],
  ['apps/web/src/features/reserve/index.ts', '@motel/api-client'],
  ['apps/desk/src/features/rates/index.ts', '@motel/api-client'],
  ['apps/web/src/shared/clock.ts', '@motel/ui'],
  ['apps/desk/src/app/app.ts', '../features/plan/index.ts'],
  ['apps/desk/src/features/plan/index.ts', '../../shared/clock.ts'],
  ['apps/desk/src/shared/clock.ts', '@motel/ui'],
  ['apps/api/src/index.ts', './http/server.ts'],
  ['apps/api/src/http/server.ts', '../stays/index.ts'],
  ['apps/api/src/jobs/expire.ts', '../stays/index.ts'],
  ['apps/api/src/stays/index.ts', './book.ts'],
  ['apps/api/src/stays/book.ts', '../booking/index.ts'],
  ['apps/api/src/booking/index.ts', './store.ts'],
  ['apps/api/src/booking/store.ts', '../db/index.ts'],
  ['apps/api/src/db/index.ts', '../shared/clock.ts'],
  ['apps/api/src/shared/clock.ts', '@motel/api-client/contracts'],
  ['e2e/journeys/book.ts', '@motel/api'],
];

let folder: string;
let found: { rule: string; from: string }[];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'motel-boundaries-'));
  layPackages();
  for (const [from, imports] of allowed) write(from, `import type {} from '${imports}';\n`);
  for (const [rule, from, imports] of offences) {
    if (rule !== 'no-circular-folders') write(from, `import type {} from '${imports}';\n`);
  }
  // Two folders that need each other, though no file does.
  write('packages/ui/src/one/a.ts', "import type {} from '../other/b.ts';\n");
  write('packages/ui/src/one/c.ts', 'export {};\n');
  write('packages/ui/src/other/b.ts', 'export {};\n');
  write('packages/ui/src/other/d.ts', "import type {} from '../one/c.ts';\n");
  write('apps/api/src/money/providers/stripe/events.ts', 'export {};\n');
  write('packages/ui/src/round.ts', "import type {} from './and-round.ts';\n");
  write('packages/ui/src/dev.ts', "import 'only-dev';\n");
  write('apps/web/vite.config.ts', "import 'only-dev';\n");

  const { output } = await cruise(
    ['packages', 'apps', 'e2e'],
    { ...rules.options, baseDir: folder, validate: true, ruleSet: { forbidden: rules.forbidden } },
    { ...rules.options.enhancedResolveOptions, bustTheCache: true },
  );
  found = (output as ICruiseResult).summary.violations.map(({ rule, from }) => ({ rule: rule.name, from }));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('dependency-cruiser reports', () => {
  test.each(offences)('%s: %s → %s', (rule, from) => {
    expect(found).toContainEqual({ rule, from });
  });

  test('not-to-dev-dep: a devDependency imported as code', () => {
    expect(found).toContainEqual({ rule: 'not-to-dev-dep', from: 'packages/ui/src/dev.ts' });
    expect(found).toContainEqual({ rule: 'not-to-dev-dep', from: 'apps/web/vite.config.ts' });
  });

  test('nothing about the allowed directions', () => {
    const innocent = new Set(allowed.map(([from]) => from));
    expect(found.filter(({ from }) => innocent.has(from))).toEqual([]);
  });

  test('each rule of the configuration at least once', () => {
    const names = rules.forbidden.map(({ name }) => name);
    expect(new Set(found.map(({ rule }) => rule))).toEqual(new Set(names));
  });
});

/** Packages whose names resolve through symbolic links and `exports`, as pnpm installs them. */
function layPackages() {
  const places = {
    'booking-core': 'packages/booking-core',
    ui: 'packages/ui',
    content: 'packages/content',
    'api-client': 'packages/api-client',
    web: 'apps/web',
    language: 'packages/language',
    desk: 'apps/desk',
    api: 'apps/api',
    e2e: 'e2e',
  };
  for (const [name, place] of Object.entries(places)) {
    const exports = {
      '.': './src/index.ts',
      './contracts': './src/contracts/index.ts',
      './alt-texts': './src/alt-texts.ts',
    };
    const dependencies = Object.fromEntries(
      Object.keys(places).map((other) => [`@motel/${other}`, 'workspace:*']),
    );
    const manifest = {
      name: `@motel/${name}`,
      exports,
      dependencies,
      devDependencies: { 'only-dev': '1.0.0' },
    };
    write(`${place}/package.json`, JSON.stringify(manifest));
    write(`${place}/src/index.ts`, 'export {};\n');
    mkdirSync(join(folder, 'node_modules/@motel'), { recursive: true });
    symlinkSync(join(folder, place), join(folder, 'node_modules/@motel', name));
  }
  write('packages/ui/test/helper.ts', 'export {};\n');
  write('packages/content/src/alt-texts.ts', 'export {};\n');
  for (const library of ['only-dev', 'left-out']) {
    write(`node_modules/${library}/package.json`, JSON.stringify({ name: library, main: 'index.js' }));
    write(`node_modules/${library}/index.js`, '');
  }
}

/** @param path from the root of the small workspace */
function write(path: string, text: string) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}
