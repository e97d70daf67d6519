import { run } from '../lib/children.mjs';
import { prepare } from '../toolchain/prepare.mjs';

/**
 * `npm run fuzz -- 5000`: that many good and bad requests to each call and lines at the front desk, on each kind of
 * database, by default two thousand, and a hundred random presses on whole stays for each: 200,000. With FUZZ_SEED it
 * repeats that run.
 * @param {string[]} args
 */
export async function command([runs = '2000']) {
  const { env } = await prepare();
  const args = ['run', '--project', 'api*', 'apps/api/test/fuzz'];
  return (await run('vitest', args, { env: { ...env, FUZZ_RUNS: runs } })).code;
}
