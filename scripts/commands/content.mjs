import { Stop } from '../lib/say.mjs';
import { runProgram } from '../toolchain/prepare.mjs';

const HOW = `npm run content -- check [FOLDER]   names every mistake of a motel's folder, by default of the one that MOTEL names
npm run content -- export FOLDER   writes the published content into an empty folder, as plain files
npm run content -- import FOLDER   publishes the content of a folder, all of it or none`;

/**
 * `npm run content`: a motel's content as a folder of files.
 * @param {string[]} argv
 */
export async function command([what, ...args]) {
  if (what === 'check') return runProgram('packages/content/build-time/check.ts', args);
  if ((what !== 'export' && what !== 'import') || args.length !== 1) throw new Stop(HOW);
  return runProgram('apps/api/src/desk-commands/content.ts', [what, ...args], 'production');
}
