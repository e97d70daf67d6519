import { say, seconds, withProgress } from '../lib/say.mjs';
import { countsSentence, sum } from './counts.mjs';
import { timed, timeTable } from './times.mjs';

/**
 * @typedef {object} Result
 * @property {string} name of the step
 * @property {import('./counts.mjs').Counts} counts
 * @property {string[]} failures
 * @property {import('./times.mjs').TimedFile[]} files
 * @property {import('./times.mjs').Times} times
 */

/**
 * Runs steps one after another, also after one has failed, and prints the result of each; prints a step's whole output
 * only when it failed.
 *
 * @param {import('./steps.mjs').Step[]} steps
 * @param {import('../toolchain/runtime.mjs').Runtime} runtime
 * @param {string} folder for reports
 * @returns {Promise<Result[]>}
 */
export async function perform(steps, runtime, folder) {
  const results = [];
  for (const { name, run } of steps) {
    const began = Date.now();
    const { result, times } = await timed(() => withProgress(name, () => run(runtime, folder), 30));
    const { counts, output, failures, files = [] } = result;
    const bad = counts.failed > 0;
    console.log(`${bad ? '✗' : '✓'} ${name}: ${countsSentence(counts)} (${seconds(began)})`);
    if (bad) console.log(`\n${output.trim()}\n`);
    results.push({ name, counts, failures, files, times });
  }
  return results;
}

/**
 * Prints all failures again, because readers of a long log look at its end; then where the time went, and the closing
 * line of counts.
 *
 * @param {Result[]} results
 * @param {boolean} [isDaily] whether it was the default run, whose files are quick
 * @returns {number} the exit code
 */
export function summarise(results, isDaily = false) {
  const failed = results.filter(({ counts }) => counts.failed > 0).map(({ name }) => name);
  for (const failure of results.flatMap(({ failures }) => failures)) console.log(`${failure}\n`);
  console.log(timeTable(results, isDaily));
  const wall = results.reduce((total, { times }) => total + times.wall, 0);
  const cores = results.reduce((total, { times }) => total + (times.cores ?? 0), 0);
  const busy = cores > 0 ? `, ${(cores / 60).toFixed(1)} core-minutes` : '';
  say(
    `All steps took ${Math.round(wall)} s${busy}.${failed.length > 0 ? ` Failed: ${failed.join(', ')}.` : ''}`,
  );
  console.log(countsSentence(sum(results.map(({ counts }) => counts))));
  return failed.length > 0 ? 1 : 0;
}
