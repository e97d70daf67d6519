import { withLock } from '../lib/lock.mjs';
import { complain, Interrupted, Stop } from '../lib/say.mjs';
import { prepare } from '../toolchain/prepare.mjs';
import { countsSentence } from './counts.mjs';
import { perform, summarise } from './perform.mjs';
import { runFolder } from './run-folder.mjs';
import { builds, checks, journeys, unitAndIntegration } from './steps.mjs';

/**
 * Runs every step in turn, also after one has failed, and ends with one line of counts. Side by side, the steps would
 * fight for the cores, and what each takes would say nothing.
 *
 * @param {object} options
 * @param {boolean} options.isDaily without the long tests, and with the daily journeys alone
 * @param {string | undefined} [options.shard] the part of the tests to run, e.g. `1/2`; default: all of them
 * @returns {Promise<number>} the exit code
 */
export async function runTests({ isDaily, shard }) {
  try {
    const prepared = await prepare();
    return await withLock('tests', async () => {
      const { folder, runtime } = runFolder(prepared);
      const options = { isDaily, shard };
      const isFirst = shard === undefined || shard.startsWith('1/');
      const steps = [...(isFirst ? checks : []), ...builds, unitAndIntegration(options), journeys(options)];
      return summarise(await perform(steps, runtime, folder), isDaily);
    });
  } catch (error) {
    if (error instanceof Interrupted) complain('The run was interrupted: nothing is counted.');
    if (!(error instanceof Stop)) throw error;
    console.log(`✗ ${error.message}\n${countsSentence({ passed: 0, failed: 1, skipped: 0 })}`);
    return 1;
  }
}
