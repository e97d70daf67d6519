import { Stop } from '../lib/say.mjs';
import { runTests } from '../testing/run-tests.mjs';

/**
 * `npm run test:all`: every test. `npm run test:all -- 1/2` runs the first half of them, for one of two machines.
 * @param {string[]} args
 */
export function command([shard]) {
  if (shard !== undefined && !/^[1-9]\d?\/[1-9]\d?$/.test(shard))
    throw new Stop('Name a part of the tests as 1/2, or nothing for all of them.');
  return runTests({ isDaily: false, shard });
}
