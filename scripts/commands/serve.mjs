import { readFileSync } from 'node:fs';
import { become } from '../lib/children.mjs';
import { refuseTakenPort } from '../lib/port.mjs';
import { say } from '../lib/say.mjs';
import { Stop } from '../lib/stop.mjs';
import { isBuilt } from '../toolchain/build-site.mjs';
import { isInstalled } from '../toolchain/install.mjs';
import { presentRuntime } from '../toolchain/runtime.mjs';

/**
 * The flags and variables with which the motel takes less memory: V8's default young generation is three times 16 MB, and glibc
 * keeps freed memory for each thread.
 */
const smallProcess = new URL('../lib/small-process.json', import.meta.url);

/**
 * `npm run serve`: runs the motel that `npm run build` has built. It downloads, installs and builds nothing, so that its
 * user needs no right to write to the checkout.
 *
 * @param {string[]} args `--now` migrates although processes of the version before are alive
 */
export async function command(args = []) {
  const runtime = presentRuntime();
  if (runtime === undefined || !isInstalled(runtime, 'production') || !isBuilt()) {
    throw new Stop("This version of the motel is not built: run `npm run build` as the folder's owner.");
  }
  await refuseTakenPort();
  say('Starting the motel… (Ctrl-C stops it)');
  const { flags, env } = JSON.parse(readFileSync(smallProcess, 'utf8'));
  return become(runtime.node, [...flags, 'apps/api/src/main.ts', ...args], { ...env, ...runtime.env });
}
