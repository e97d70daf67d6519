import { join } from 'node:path';
import { run } from '../lib/children.mjs';
import { fromWhereAsked, root } from '../lib/paths.mjs';
import { Stop, say } from '../lib/say.mjs';
import { chosenFaults, copyCheckout, plantAll } from '../testing/plant.mjs';
import { plantedFaults } from '../testing/planted-faults.mjs';
import { runFolder } from '../testing/run-folder.mjs';
import { prepare, runProgram } from '../toolchain/prepare.mjs';

/** Some more runs of each random test than `npm run test:all` has, by the variable that sets them. */
const RUNS = {
  FAULTS_RUNS: 40,
  FUZZ_RUNS: 80,
  FC_RUNS: 12,
  ORDERS: 600,
  FILE_RUNS: 600,
  UPDATE_REQUESTS: 60,
};

/** Names of test files have one of them in them. */
const FILES = [
  'test/faults/fault-schedules',
  'test/faults/killed-anywhere',
  'test/faults/order-storm',
  'test/db/rolling-update',
  'test/checkout/hold-limits',
  'test/fuzz',
  'test/model',
  'test/site/begun-motels',
  'test/variants',
];

/**
 * `npm run deep -- 50`: the random tests with that many times the runs above, by default ten times, and a
 * fault at every step of each kind of work. A failure names the seed that repeats it. `npm run deep -- plant` tests the
 * tests, and `npm run deep -- proofs FOLDER` counts what those of this checkout, and of another one, prove.
 * @param {string[]} args
 */
export async function command([times = '10', ...others]) {
  if (times === 'plant') return plant(others);
  if (times === 'proofs')
    return runProgram('scripts/testing/proofs.ts', [root, ...others.map(fromWhereAsked)]);
  if (!/^[1-9]\d{0,5}$/.test(times)) throw new Stop('Name a whole number of times, e.g. npm run deep -- 50.');
  const { env } = runFolder(await prepare()).runtime;
  const runs = Object.fromEntries(
    Object.entries(RUNS).map(([name, count]) => [name, String(count * Number(times))]),
  );
  const args = ['run', '--project', 'api*', '--project', 'stay-files', ...FILES];
  return (await run('vitest', args, { env: { ...env, ...runs } })).code;
}

/**
 * `npm run deep -- plant`: plants faults into a copy of the checkout, one at a time, and runs the tests that must catch
 * each. Numbers and words of names choose some; `--suite=all` plants also those that only `npm run test:all` catches.
 * @param {string[]} args
 */
async function plant(args) {
  const [options, wanted] = [true, false].map((is) => args.filter((arg) => arg.startsWith('-') === is));
  const unknown = options?.find((option) => !/^--suite=(?:daily|all)$/.test(option));
  if (unknown !== undefined) throw new Stop(`${unknown} is no option: there is --suite=all.`);
  const isDaily = !options?.includes('--suite=all');
  const chosen = chosenFaults(plantedFaults, wanted ?? [], isDaily);
  const { folder, runtime } = runFolder(await prepare());
  const copy = join(folder, 'checkout');
  say(`Planting ${chosen.length} of ${plantedFaults.length} faults, one at a time, into ${copy}…`);
  await copyCheckout(copy);
  return plantAll(plantedFaults, chosen, { runtime, folder, copy, isDaily });
}
