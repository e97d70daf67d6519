import './scripts/testing/with-the-tests-motel.mjs';
import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { deskFactsOf } from './packages/content/src/desk-motel.ts';
import { OWN_FOLDER } from './packages/content/src/folder/own-folder.ts';
import { readMotel } from './packages/content/src/folder/read-motel.ts';
import { siteParts, siteVersion } from './packages/content/src/site-parts.ts';
import { longTests } from './scripts/testing/long-tests.mjs';
import { LongestFirst } from './scripts/testing/longest-first.ts';
import { memoryFolder } from './scripts/testing/memory-folder.mjs';

// The processes of the tests inherit it.
process.env.TMPDIR = memoryFolder();
// Where hooks are global, Testing Library sets up `act` for each test and warns of what our tests wait for.
process.env.RTL_SKIP_AUTO_CLEANUP = 'true';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const IS_DAILY = process.env.TESTS === 'daily';

/** The long tests of a package, from its folder, which `npm test` leaves out. */
function leftOut(folder: string): string[] {
  if (!IS_DAILY) return [];
  return longTests
    .filter((path) => path.startsWith(`${folder}/`))
    .map((path) => path.slice(folder.length + 1))
    .flatMap((path) => [path, `${path}/**`]);
}

/** For two cores: tests that wait for databases and processes leave room for one more. */
const WORKERS = 3;

const SETUP = here('scripts/testing/fast-check-setup.ts');

/**
 * Tests of one package: `test/**`, by default in Node. Time limits only end what hangs: a busy machine may take
 * seconds over what is done in milliseconds here.
 */
function project(name: string, folder: string, more: TestProjectInlineConfiguration = {}) {
  const own = more.test ?? {};
  return {
    ...more,
    root: folder,
    test: {
      name,
      globals: true,
      include: ['test/**/*.test.{ts,tsx}'],
      // A worker loads libraries once, among them two databases, and our own modules anew for each file.
      isolate: false,
      // A project that extends a file has vitest's default otherwise, which is another one.
      maxWorkers: WORKERS,
      testTimeout: 60_000,
      hookTimeout: 60_000,
      expect: { poll: { timeout: 20_000 } },
      setupFiles: [SETUP],
      ...own,
      exclude: [...(own.exclude ?? []), ...leftOut(folder)],
    },
  } satisfies TestProjectInlineConfiguration;
}

/** Components: a small DOM, which no file leaves as it found it, in contexts of one process: cheaper than processes. */
const inDom = { environment: 'happy-dom', isolate: true, pool: 'vmThreads' } as const;

/** Tests that need a process: only there can a test change the time zone, or Vite build. */
const NEED_PROCESSES = {
  web: ['test/{earlier-files,format,presets}.test.ts'],
  ui: ['test/calendar-{rules,zones}.test.{ts,tsx}'],
};

/** A test of the API that loads modules again. */
const REPLACES_MODULES = ['test/desk/added-field.test.ts', 'test/http/made-up-language.test.ts'];

/** Real databases start in hooks: PGlite takes seconds, more on a busy machine. */
const onDatabases = {
  globalSetup: here('apps/api/test/support/database-server.ts'),
  setupFiles: [SETUP, here('apps/api/test/support/before-each-file.ts')],
  hookTimeout: 240_000,
  testTimeout: 120_000,
};

const MOTEL = readMotel(OWN_FOLDER);

/** What the website's tests know of it, as a browser would. */
const SITE = { motel: { ...MOTEL, translated: {} }, version: siteVersion(MOTEL), parts: siteParts(MOTEL) };

export default defineConfig({
  test: {
    maxWorkers: WORKERS,
    sequence: { sequencer: LongestFirst },
    tags: [{ name: 'long', description: '`npm test` leaves it out.', skip: IS_DAILY }],
    projects: [
      project('booking-core', 'packages/booking-core'),
      project('api-client', 'packages/api-client'),
      project('language', 'packages/language'),
      project('stay-files', 'packages/stay-files'),
      // Some of its files replace its pictures.
      project('content', 'packages/content', { test: { isolate: true, exclude: ['test/demo/**'] } }),
      // What the motel that the software comes with promises its guests.
      project('demo', 'packages/content', {
        test: { include: ['test/demo/*.test.ts'], env: { MOTEL: 'demo' } },
      }),
      project('ui', 'packages/ui', {
        plugins: [vanillaExtractPlugin()],
        test: { ...inDom, exclude: NEED_PROCESSES.ui },
      }),
      project('web', 'apps/web', {
        extends: './apps/web/vite.config.ts',
        test: { ...inDom, exclude: NEED_PROCESSES.web, provide: { site: SITE } },
      }),
      project('processes', 'apps/web', {
        extends: './apps/web/vite.config.ts',
        test: {
          include: [...NEED_PROCESSES.web, ...NEED_PROCESSES.ui.map((files) => `../../packages/ui/${files}`)],
          provide: { site: SITE },
        },
      }),
      project('desk', 'apps/desk', {
        plugins: [vanillaExtractPlugin()],
        test: {
          ...inDom,
          provide: { motel: deskFactsOf(MOTEL) },
          setupFiles: [SETUP, here('apps/desk/test/setup.ts')],
        },
      }),
      // Node itself loads its modules, once for each worker: Vite's runner would load hundreds anew for each file.
      project('api', 'apps/api', {
        test: { ...onDatabases, exclude: REPLACES_MODULES, experimental: { viteModuleRunner: false } },
      }),
      project('api-modules', 'apps/api', { test: { ...onDatabases, include: REPLACES_MODULES } }),
      project('scripts', 'scripts'),
    ],
  },
});
