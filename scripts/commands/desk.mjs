import { run } from '../lib/children.mjs';
import { prepare } from '../toolchain/prepare.mjs';

/**
 * `npm run desk -- tonight`: makes a call of the front desk; without one, it lists them.
 * @param {string[]} args
 */
export async function command(args) {
  const { node, env } = await prepare('production');
  return (await run(node, ['apps/api/src/desk-commands/main.ts', ...args], { env })).code;
}
