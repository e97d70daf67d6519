import { run } from '../lib/children.mjs';
import { prepare } from '../toolchain/prepare.mjs';

/**
 * `npm run faults -- 2000`: that many fault schedules, by default a thousand, and a fault at every single step of each
 * kind of work. FAULTS_SEED repeats one schedule and FAULTS_STEP one step, as a failure names them, and nothing else.
 * @param {string[]} args
 */
export async function command([runs = '1000']) {
  const { env } = await prepare();
  const files = [
    ...(env.FAULTS_STEP === undefined ? ['fault-schedules'] : []),
    ...(env.FAULTS_SEED === undefined ? ['killed-anywhere'] : []),
  ];
  const args = ['run', '--project', 'api*', ...files.map((file) => `apps/api/test/faults/${file}.test.ts`)];
  return (await run('vitest', args, { env: { ...env, FAULTS_RUNS: runs } })).code;
}
