import { run } from '../lib/children.mjs';
import { Stop } from '../lib/stop.mjs';
import { runFolder } from '../testing/run-folder.mjs';
import { prepare } from '../toolchain/prepare.mjs';

/** The runs of each random test by `npm test`, by the variable that sets them. */
const RUNS = { FAULTS_RUNS: 40, FUZZ_RUNS: 140, FC_RUNS: 12, HOLDS_RUNS: 1 };

/** Names of test files have one of them in them. */
const FILES = [
  'test/faults/fault-schedules',
  'test/faults/killed-anywhere',
  'test/faults/hold-attack',
  'test/fuzz',
  'test/model',
  'stripe-faults',
];

/**
 * `npm run deep -- 50`: the random tests with that many times as many runs as `npm test`, by default ten times, and a
 * fault at every step of each kind of work. A failure names the seed that repeats it.
 * @param {string[]} args
 */
export async function command([times = '10']) {
  if (!/^[1-9]\d{0,5}$/.test(times)) throw new Stop('Name a whole number of times, e.g. npm run deep -- 50.');
  const { env } = await prepare();
  const runs = Object.fromEntries(
    Object.entries(RUNS).map(([name, count]) => [name, String(count * Number(times))]),
  );
  const args = ['run', '--project', 'api*', ...FILES];
  return (await run('vitest', args, { env: { ...env, ...runFolder().env, ...runs } })).code;
}
