import { run } from '../lib/children.mjs';
import { prepare } from '../toolchain/prepare.mjs';

/**
 * `npm run faults -- 2000`: so many fault schedules, by default a thousand. With FAULTS_SEED it plays that one again.
 * @param {string[]} args
 */
export async function command([runs = '1000']) {
  const { env } = await prepare();
  const args = ['run', '--project', 'api', 'apps/api/test/faults/fault-schedules.test.ts'];
  return (await run('vitest', args, { env: { ...env, FAULTS_RUNS: runs } })).code;
}
