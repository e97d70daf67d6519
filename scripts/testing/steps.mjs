import { join } from 'node:path';
import { run } from '../lib/children.mjs';
import { withLock } from '../lib/lock.mjs';
import { buildSite } from '../toolchain/build-site.mjs';
import { countOfCheck, countsOfPlaywright, countsOfRunner, countsOfVitest, readReport } from './counts.mjs';
import { failuresOfPlaywright, failuresOfVitest } from './failures.mjs';

/**
 * @typedef {object} Outcome
 * @property {import('./counts.mjs').Counts} counts
 * @property {string} output everything the program printed
 * @property {string[]} failures what failed in short, a text each; none for a check
 *
 * @typedef {object} Step
 * @property {string} name
 * @property {(runtime: import('../toolchain/runtime.mjs').Runtime, folder: string) => Promise<Outcome>} run
 *   `folder` is an empty one for reports
 */

/** A test that goes round for ever would hold up everything: after 20 minutes its runner is ended. */
const limit = 20 * 60_000;

/** Quick ones first. @type {Step[]} */
export const checks = [
  check('lint (Biome)', 'biome', ['check', '--error-on-warnings']),
  check('boundaries (dependency-cruiser)', 'depcruise', [
    '--config',
    '.dependency-cruiser.mjs',
    'packages',
    'apps',
    'e2e',
  ]),
  check('nothing unused (knip)', 'knip', ['--no-config-hints']),
  check('types (TypeScript)', 'turbo', [
    'run',
    'typecheck',
    '--ui=stream',
    '--output-logs=new-only',
    '--continue=always',
  ]),
  check('catalogue build (Vite)', 'turbo', ['run', 'catalogue', '--ui=stream', '--output-logs=new-only']),
  { name: 'website build (Vite)', run: async (runtime) => asCheck(await buildSite(runtime)) },
];

/** @type {Step} */
export const unitAndIntegration = {
  name: 'unit, property and integration tests (vitest)',
  run: async ({ env }, folder) => {
    const file = join(folder, 'vitest.json');
    const args = [
      'run',
      '--allowOnly=false',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ];
    const { ok, output } = await run('vitest', args, { env, capture: true, limit });
    const report = readReport(file);
    return {
      output,
      counts: countsOfRunner(ok, report, countsOfVitest),
      failures: failuresOfVitest(report),
    };
  },
};

/** Alone and last: they watch a real browser, and want both cores. @type {Step} */
export const journeys = {
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
      ];
      const { ok, output } = await run(node, args, {
        env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
        capture: true,
        limit,
      });
      const report = readReport(file);
      return {
        output,
        counts: countsOfRunner(ok, report, countsOfPlaywright),
        failures: failuresOfPlaywright(report),
      };
    }),
};

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
 * @param {{ ok: boolean, output: string }} result
 * @returns {Outcome}
 */
function asCheck({ ok, output }) {
  return { counts: countOfCheck(ok), output, failures: [] };
}
