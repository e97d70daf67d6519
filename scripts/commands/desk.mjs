import { runProgram } from '../toolchain/prepare.mjs';

/**
 * `npm run desk -- tonight`: makes a call of the front desk; without one, it lists them.
 * @param {string[]} args
 */
export function command(args) {
  return runProgram('apps/api/src/desk-commands/main.ts', args, 'production');
}
