import { run } from '../lib/children.mjs';
import { Stop } from '../lib/stop.mjs';
import { prepare } from '../toolchain/prepare.mjs';

/**
 * `npm run content -- check [FOLDER]`: names every mistake of a motel's folder, by default of the one that MOTEL names.
 *
 * @param {string[]} argv
 */
export async function command([what, ...args]) {
  if (what !== 'check') throw new Stop('`npm run content -- check [FOLDER]` checks a motel’s folder.');
  const { node, env } = await prepare();
  return (await run(node, ['packages/content/build-time/check.ts', ...args], { env })).code;
}
