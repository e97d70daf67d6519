import { readFileSync } from 'node:fs';

/**
 * Faults that `npm run deep -- plant` plants, one at a time: mistakes of one line, as they happen, each in the reach
 * of a test that must catch it. They are in `planted-faults.txt`, under the file that they are in and its nearest
 * tests:
 *
 *     ## apps/api/src/rooms/rooms.ts | api: rooms/room-nights
 *     what is wrong
 *     -a text that the file has once
 *     +its replacement
 *
 * The tests are a project of vitest, and words of the names of its files; or a journey. `| all` behind them: `npm
 * test` runs none of them, and `npm run test:all` does.
 *
 * @typedef {object} NearestTests
 * @property {string} project of vitest
 * @property {string[]} files words of the names of test files
 *
 * @typedef {object} NearestJourney
 * @property {string} journey the name of its file, without `.spec.ts`
 *
 * @typedef {object} Fault
 * @property {string} name what is wrong
 * @property {string} file from the root
 * @property {string} text what it replaces
 * @property {string} wrong its replacement
 * @property {NearestTests | NearestJourney} nearest the tests that must catch it
 * @property {'all'} [suite] where only `npm run test:all` runs them
 */

/** @type {Fault[]} */
export const plantedFaults = readFileSync(new URL('planted-faults.txt', import.meta.url), 'utf8')
  .split(/^## /m)
  .slice(1)
  .flatMap(faultsIn);

/** @param {string} group the faults of one file @returns {Fault[]} */
function faultsIn(group) {
  const [head = '', ...lines] = group
    .replace(/^==.*$/gm, '')
    .trim()
    .split('\n');
  const [file = '', tests = '', suite] = head.split(' | ');
  const [project = '', words = ''] = tests.split(': ');
  const nearest = project === 'journey' ? { journey: words } : { project, files: words.split(' ') };
  const faults = lines.join('\n').matchAll(/^([^-+\n].*)\n((?:-.*\n)+)((?:\+.*(?:\n|$))+)/gm);
  return Array.from(faults, ([, name = '', text = '', wrong = '']) => ({
    ...{ name, file, text: unmarked(text), wrong: unmarked(wrong), nearest },
    ...(suite === 'all' && { suite }),
  }));
}

/** @param {string} lines each with its sign in front */
function unmarked(lines) {
  return lines.replace(/\n$/, '').replace(/^[-+]/gm, '');
}
