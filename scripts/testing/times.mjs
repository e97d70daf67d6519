import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from '../lib/paths.mjs';
import { journeysOf } from './counts.mjs';

/**
 * @typedef {{ name: string, seconds: number }} TimedFile a file of tests, by its path from the root
 * @typedef {{ wall: number, cores: number | undefined }} Times in seconds; `cores`: of all processors together
 */

/** Of this process's ended programs, and theirs, in seconds. Only Linux tells it: elsewhere the answer is undefined. */
function coreSeconds() {
  if (process.platform !== 'linux') return undefined;
  const afterName = readFileSync('/proc/self/stat', 'latin1')
    .replace(/^.*\) /s, '')
    .split(' ');
  const [user, system] = afterName.slice(13, 15).map(Number);
  return ((user ?? 0) + (system ?? 0)) / 100;
}

/**
 * Measures some work, which runs programs.
 * @template T
 * @param {() => Promise<T>} work
 * @returns {Promise<{ result: T, times: Times }>}
 */
export async function timed(work) {
  const [began, before] = [Date.now(), coreSeconds()];
  const result = await work();
  const after = coreSeconds();
  const cores = after === undefined || before === undefined ? undefined : after - before;
  return { result, times: { wall: (Date.now() - began) / 1000, cores } };
}

/**
 * Files of a vitest JSON report.
 * @param {any} report
 * @returns {TimedFile[]}
 */
export function filesOfVitest(report) {
  return (report?.testResults ?? []).map((/** @type {any} */ { name, startTime, endTime }) => ({
    name: relative(root, name),
    seconds: (endTime - startTime) / 1000,
  }));
}

/**
 * Files of a Playwright JSON report.
 * @param {any} report
 * @returns {TimedFile[]}
 */
export function filesOfPlaywright(report) {
  return (report?.suites ?? []).map((/** @type {any} */ suite) => {
    const results = journeysOf(suite).flatMap(({ tests }) =>
      tests.flatMap((/** @type {any} */ test) => test.results),
    );
    return {
      name: `e2e › ${suite.file}`,
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
    };
  });
}

/** Seconds that a file of the default run should not need. */
const MOST = 10;

/**
 * Where the time went: each step, and the ten slowest files, in red where one is too long for the default run.
 *
 * @param {{ name: string, times: Times, files: TimedFile[] }[]} steps
 * @param {boolean} isDaily whether it was the default run
 * @returns {string}
 */
export function timeTable(steps, isDaily) {
  const slowest = steps
    .flatMap(({ files }) => files)
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, 10);
  return [
    '    wall    cores  step',
    ...steps.map(({ name, times }) => `${shown(times.wall)} ${shown(times.cores)}  ${name}`),
    '    wall           the slowest files',
    ...slowest.map(({ name, seconds }) => {
      const isSlow = isDaily && seconds > MOST;
      const line = `${shown(seconds)}           ${name}${isSlow ? `: above ${MOST} s` : ''}`;
      return isSlow && process.stdout.isTTY ? `\x1b[31m${line}\x1b[39m` : line;
    }),
  ].join('\n');
}

/** @param {number | undefined} seconds */
function shown(seconds) {
  return (seconds === undefined ? '' : `${seconds.toFixed(1)} s`).padStart(8);
}
