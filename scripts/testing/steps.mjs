import { join } from 'node:path';
import { run } from '../lib/children.mjs';
import { withLock } from '../lib/lock.mjs';
import { buildSite } from '../toolchain/build-site.mjs';
import { countsOfPlaywright, countsOfRunner, countsOfVitest, readReport } from './counts.mjs';
import { failureOfRunner, failuresOfPlaywright, failuresOfVitest } from './failures.mjs';
import { filesOfPlaywright, filesOfVitest } from './times.mjs';

/**
 * @typedef {object} Outcome
 * @property {import('./counts.mjs').Counts} counts
 * @property {string} output everything the program printed
 * @property {string[]} failures the failures in short, one text each; none for a check
 * @property {import('./times.mjs').TimedFile[]} [files] those of the tests
 *
 * @typedef {object} Selection
 * @property {boolean} isDaily without the long tests, and with the daily journeys alone
 * @property {string | undefined} [shard] e.g. `1/2`
 *
 * @typedef {object} Step
 * @property {string} name
 * @property {(runtime: import('../toolchain/runtime.mjs').Runtime, folder: string) => Promise<Outcome>} run
 *   `folder` is an empty one for reports
 */

/** An endless test would hold up everything: its runner is ended after several times what a busy machine takes. */
const limit = 60 * 60_000;

const boundaries = check('boundaries (dependency-cruiser)', 'depcruise', [
  '--config',
  '.dependency-cruiser.mjs',
  'packages',
  'apps',
  'e2e',
]);

/** The native compiler; that of the root is the last one with an API, which other tools need. */
const tsc = 'packages/booking-core/node_modules/.bin/tsc';

/** All packages are one program: each file is read and checked once. For two cores. */
const types = check('types (TypeScript)', tsc, ['--checkers', '2']);

/** Quick ones first. @type {Step[]} */
export const checks = [
  lint([]),
  boundaries,
  check('nothing unused (knip)', 'knip', ['--no-config-hints']),
  check('the core without Node and a browser (TypeScript)', tsc, [
    '--noEmit',
    '-p',
    'packages/booking-core/tsconfig.build.json',
  ]),
  types,
];

/** The sites that browsers open. @type {Step[]} */
export const builds = [
  { name: 'website build (Vite)', run: async (runtime) => asCheck(await buildSite(runtime)) },
  check('catalogue build (Vite)', 'turbo', ['run', 'catalogue', '--ui=stream', '--output-logs=new-only']),
];

/**
 * @param {Selection} selection
 * @returns {Step}
 */
export function unitAndIntegration({ isDaily, shard }) {
  return vitest(
    'unit, property and integration tests (vitest)',
    shard === undefined ? [] : [`--shard=${shard}`],
    isDaily,
  );
}

/**
 * The quick steps of some packages: the checks, and all tests of theirs but the long ones that no filter names.
 *
 * @param {import('./packages.mjs').Package[]} packages
 * @param {string[]} filters names of test files have one of them in them; none: all test files
 * @returns {{ checks: Step[], tests: Step[] }}
 */
export function stepsOf(packages, filters) {
  const projects = [...new Set(packages.flatMap((one) => one.projects))].map((name) => `--project=${name}`);
  return {
    checks: [lint(packages.map(({ folder }) => folder)), boundaries, types],
    tests:
      projects.length > 0 ? [vitest('tests (vitest)', [...projects, ...filters], filters.length === 0)] : [],
  };
}

/**
 * After the builds.
 * @param {Selection} selection
 * @returns {Step}
 */
export function journeys({ isDaily, shard }) {
  return {
    name: 'browser journeys (Playwright)',
    run: ({ node, env }, folder) =>
      withLock('journeys', async () => {
        const file = join(folder, 'playwright.json');
        const args = [
          'e2e/node_modules/@playwright/test/cli.js',
          'test',
          '--config=e2e',
          '--forbid-only',
          '--reporter=list,json',
          ...(isDaily ? ['--grep=@daily'] : []),
          ...(shard === undefined ? [] : [`--shard=${shard}`]),
        ];
        const { ok, output } = await run(node, args, {
          env: { ...env, ...suiteOf(isDaily), PLAYWRIGHT_JSON_OUTPUT_FILE: file },
          capture: true,
          limit,
        });
        return outcomeOf(ok, output, file, PLAYWRIGHT);
      }),
  };
}

/** The variable by which runners and tests know that they must be quick. @param {boolean} isDaily */
const suiteOf = (isDaily) => ({ ...(isDaily && { TESTS: 'daily' }) });

/** How a runner's report is read. */
const PLAYWRIGHT = {
  tests: 'the journeys',
  counts: countsOfPlaywright,
  failures: failuresOfPlaywright,
  files: filesOfPlaywright,
};
const VITEST = {
  tests: 'the tests',
  counts: countsOfVitest,
  failures: failuresOfVitest,
  files: filesOfVitest,
};

/**
 * @param {boolean} ok whether the runner exited with 0
 * @param {string} output
 * @param {string} file of its JSON report
 * @param {typeof VITEST} read
 * @returns {Outcome}
 */
function outcomeOf(ok, output, file, read) {
  const report = readReport(file);
  const failures = read.failures(report);
  return {
    output,
    counts: countsOfRunner(ok, report, read.counts),
    failures: ok || failures.length > 0 ? failures : failureOfRunner(read.tests, output),
    files: read.files(report),
  };
}

/** @param {string[]} folders none: everything */
function lint(folders) {
  return check('lint (Biome)', 'biome', ['check', '--error-on-warnings', ...folders]);
}

/**
 * @param {string} name
 * @param {string[]} selection arguments; none: all tests
 * @param {boolean} isDaily without the long tests
 * @returns {Step}
 */
function vitest(name, selection, isDaily) {
  return {
    name,
    run: async ({ env }, folder) => {
      const file = join(folder, 'vitest.json');
      const reporters = ['default', 'json', './scripts/testing/end-hanging.mjs'];
      const reports = [...reporters.map((name) => `--reporter=${name}`), `--outputFile.json=${file}`];
      const args = ['run', '--allowOnly=false', ...reports, ...selection];
      const { ok, output } = await run('vitest', args, {
        env: { ...env, ...suiteOf(isDaily) },
        capture: true,
        limit,
      });
      return outcomeOf(ok, output, file, VITEST);
    },
  };
}

/**
 * @param {string} name
 * @param {string} program
 * @param {string[]} args
 * @returns {Step}
 */
function check(name, program, args) {
  return { name, run: async ({ env }) => asCheck(await run(program, args, { env, capture: true })) };
}

/**
 * A static check counts as one.
 * @param {{ ok: boolean, output: string }} result
 * @returns {Outcome}
 */
function asCheck({ ok, output }) {
  return { counts: { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 }, output, failures: [] };
}
