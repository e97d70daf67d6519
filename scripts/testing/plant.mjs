import {
  copyFileSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { run } from '../lib/children.mjs';
import { root } from '../lib/paths.mjs';
import { Stop, say, seconds } from '../lib/say.mjs';
import { journeysOf, readReport } from './counts.mjs';
import { packages } from './packages.mjs';

/**
 * @typedef {import('./planted-faults.mjs').Fault} Fault
 *
 * @typedef {object} Verdict
 * @property {'caught' | 'NOT caught' | 'could not run'} word
 * @property {string} detail the title of the first test that failed, or the reason for which nothing ran
 *
 * @typedef {object} Plot
 * @property {import('../toolchain/runtime.mjs').Runtime} runtime
 * @property {string} folder for the copy and the reports
 * @property {string} copy of the checkout
 * @property {boolean} isDaily with the tests of `npm test` alone
 */

/** An endless loop is a fault, too; but no test has caught it. In milliseconds. */
const limit = 10 * 60_000;

/**
 * The faults that numbers and words choose: `3 17`, `deadline`. A word is part of a name.
 * @param {readonly Fault[]} faults
 * @param {string[]} wanted none: those that the suite catches
 * @param {boolean} isDaily
 * @returns {Fault[]} in their order
 * @throws {Stop} when a number or a word is that of no fault
 */
export function chosenFaults(faults, wanted, isDaily) {
  if (wanted.length === 0) return faults.filter(({ suite }) => !isDaily || suite !== 'all');
  const chosen = wanted.map((word) => {
    const found = /^\d+$/.test(word)
      ? faults.slice(Number(word) - 1, Number(word))
      : faults.filter(({ name }) => name.toLowerCase().includes(word.toLowerCase()));
    if (found.length === 0) throw new Stop(`No planted fault is called ${word}: there are ${faults.length}.`);
    return found;
  });
  return faults.filter((fault) => chosen.flat().includes(fault));
}

/**
 * A source with a fault in it.
 * @param {string} source
 * @param {Fault} fault
 * @throws {Stop} unless the text that it replaces occurs exactly once
 */
export function planted(source, { name, file, text, wrong }) {
  const times = source.split(text).length - 1;
  if (times === 1) return source.replace(text, () => wrong);
  throw new Stop(`"${name}" does not apply: its text occurs ${times} times in ${file}, not once.`);
}

/**
 * Copies the checkout, as it is now: no fault ever reaches a file of the checkout.
 * @param {string} copy
 */
export async function copyCheckout(copy) {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const { ok, stdout } = await run('git', args, { capture: true });
  if (!ok) throw new Stop('Faults are planted into a copy of what git lists, and git listed nothing.');
  for (const file of stdout.split('\0').filter(Boolean)) {
    if (lstatSync(join(root, file), { throwIfNoEntry: false }) === undefined) continue;
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    copyFileSync(join(root, file), join(copy, file));
  }
  for (const folder of ['.', ...packages.map(({ folder }) => folder)]) linkPackages(folder, copy);
}

/**
 * Gives a folder of the copy its installed packages. Their programs are copied, and links between packages of the
 * workspace are relative, so that both lead into the copy.
 * @param {string} folder from the root
 * @param {string} copy
 */
function linkPackages(folder, copy) {
  const installed = join(root, folder, 'node_modules');
  if (!existsSync(installed)) return;
  const isUsed = (/** @type {string} */ path) => !/^[\\/]\.(?!bin\b)/.test(path.slice(installed.length));
  const links = { recursive: true, verbatimSymlinks: true, filter: isUsed };
  cpSync(installed, join(copy, folder, 'node_modules'), links);
  const store = join(installed, '.pnpm');
  if (existsSync(store)) symlinkSync(store, join(copy, folder, 'node_modules', '.pnpm'));
}

/**
 * Plants one fault into the copy, runs its nearest tests, and removes it.
 * @param {Fault} fault
 * @param {Plot} plot
 * @returns {Promise<Verdict>}
 */
async function tryFault(fault, plot) {
  const path = join(plot.copy, fault.file);
  const source = readFileSync(path, 'utf8');
  writeFileSync(path, planted(source, fault));
  try {
    return 'journey' in fault.nearest
      ? await tryJourney(fault.nearest, plot)
      : await tryTests(fault.nearest, plot);
  } finally {
    writeFileSync(path, source);
  }
}

/**
 * @param {import('./planted-faults.mjs').NearestTests} nearest
 * @param {Plot} plot
 */
async function tryTests({ project, files }, { runtime, folder, copy, isDaily }) {
  const file = join(folder, 'report.json');
  rmSync(file, { force: true });
  const report = ['--reporter=json', `--outputFile.json=${file}`];
  const args = ['run', '--project', project, '--bail=1', '--maxWorkers=1', ...report, ...files];
  const env = { ...runtime.env, ...(isDaily && { TESTS: 'daily' }) };
  const vitest = join(copy, 'node_modules', '.bin', 'vitest');
  const { ok, output } = await run(vitest, args, { cwd: copy, env, capture: true, limit });
  return verdictOf(ok, titlesOfVitest(readReport(file)), output);
}

/**
 * @param {import('./planted-faults.mjs').NearestJourney} nearest
 * @param {Plot} plot
 */
async function tryJourney({ journey }, { runtime, folder, copy, isDaily }) {
  for (const site of SITES) {
    const built = await buildIn(site, { runtime, copy });
    if (!built.ok) return verdictOf(false, undefined, built.output);
  }
  const file = join(folder, 'report.json');
  rmSync(file, { force: true });
  const program = join(copy, 'e2e/node_modules/@playwright/test/cli.js');
  const args = ['test', '--config=e2e', '--reporter=json', '-x', '--workers=1'];
  const words = [...(isDaily ? ['--grep=@daily'] : []), `/${journey}\\.spec`];
  const env = { ...runtime.env, PLAYWRIGHT_JSON_OUTPUT_FILE: file };
  const options = { cwd: copy, env, capture: true, limit };
  const { ok, output } = await run(runtime.node, [program, ...args, ...words], options);
  return verdictOf(ok, titlesOfPlaywright(readReport(file)), output);
}

/** The sites that browsers open. */
const SITES = ['apps/web', 'apps/desk'];

/**
 * Builds a site in the copy as its package.json says. No package manager may run there: it would install, and write
 * into the packages of the checkout.
 * @param {string} site its folder
 * @param {Pick<Plot, 'runtime' | 'copy'>} plot
 */
function buildIn(site, { runtime, copy }) {
  const cwd = join(copy, site);
  const { scripts } = JSON.parse(readFileSync(join(cwd, 'package.json'), 'utf8'));
  const PATH = [join(cwd, 'node_modules', '.bin'), runtime.buildEnv.PATH].join(delimiter);
  return run('sh', ['-c', scripts.build], { cwd, env: { ...runtime.buildEnv, PATH }, capture: true });
}

/**
 * A fault is caught when a test has failed. A runner that ended with an error and no failed test has proved nothing.
 * @param {boolean} ok whether the runner ended with 0
 * @param {string[] | undefined} titles of tests that failed; undefined without a report
 * @param {string} output of the runner
 * @returns {Verdict}
 */
export function verdictOf(ok, titles, output) {
  if (titles?.[0] !== undefined) return { word: 'caught', detail: titles[0] };
  if (ok && titles !== undefined) return { word: 'NOT caught', detail: 'every test passed' };
  return { word: 'could not run', detail: output.trim().split('\n').slice(-20).join('\n') };
}

/**
 * Titles of the failed tests in a vitest JSON report. A file that did not load has none.
 * @param {any} report
 * @returns {string[] | undefined}
 */
export function titlesOfVitest(report) {
  return report?.testResults.flatMap((/** @type {any} */ { assertionResults }) =>
    assertionResults
      .filter((/** @type {any} */ { status }) => status === 'failed')
      .map((/** @type {any} */ { fullName }) => fullName),
  );
}

/**
 * Titles of the failed journeys in a Playwright JSON report.
 * @param {any} report
 * @returns {string[] | undefined}
 */
export function titlesOfPlaywright(report) {
  return (
    report &&
    journeysOf(report)
      .filter(({ tests }) => tests.some((/** @type {any} */ { status }) => status === 'unexpected'))
      .map(({ title }) => title)
  );
}

/**
 * Plants each fault in turn and prints its verdict, then the counts.
 * @param {readonly Fault[]} faults all of them, whose numbers are their places
 * @param {Fault[]} chosen
 * @param {Plot} plot
 * @returns {Promise<number>} the exit code
 */
export async function plantAll(faults, chosen, plot) {
  const began = Date.now();
  let caught = 0;
  for (const fault of chosen) {
    const start = Date.now();
    const { word, detail } = await tryFault(fault, plot);
    if (word === 'caught') caught += 1;
    const mark = word === 'caught' ? '✓' : '✗';
    console.log(
      `${mark} ${faults.indexOf(fault) + 1} ${word} (${seconds(start)}): ${fault.name} — ${detail}`,
    );
  }
  say(`All of them took ${seconds(began)}.`);
  console.log(`${caught} caught, ${chosen.length - caught} not caught`);
  return caught === chosen.length ? 0 : 1;
}
