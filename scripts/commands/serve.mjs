import { readFileSync } from 'node:fs';
import { totalmem } from 'node:os';
import { become } from '../lib/children.mjs';
import { refuseTakenPort } from '../lib/port.mjs';
import { Stop, say } from '../lib/say.mjs';
import { isBuilt } from '../toolchain/build-site.mjs';
import { isInstalled } from '../toolchain/install.mjs';
import { presentRuntime } from '../toolchain/runtime.mjs';

/**
 * The flags and variables with which the motel takes less memory: V8's default young generation is three times 16 MB, and
 * glibc keeps freed memory for each thread; V8 saves memory until the motel answers. A machine with at most 2 GB gets
 * smaller code, which answers two thirds as fast.
 */
const smallProcess = new URL('../lib/small-process.json', import.meta.url);

/**
 * `npm run serve`: runs the motel that `npm run build` has built. It downloads, installs and builds nothing, so that its
 * user needs no right to write to the checkout.
 * @param {string[]} args `--now` migrates although processes of the version before are alive
 */
export async function command(args = []) {
  const runtime = presentRuntime();
  if (runtime === undefined || !isInstalled(runtime, 'production') || !isBuilt()) {
    throw new Stop("This version of the motel is not built: run `npm run build` as the folder's owner.");
  }
  await refuseTakenPort();
  say('Starting the motel… (Ctrl-C stops it)');
  const { flags, env, smallMachine } = JSON.parse(readFileSync(smallProcess, 'utf8'));
  const isSmall = memory() <= smallMachine.gigabytes * 2 ** 30;
  const all = isSmall ? [...flags, ...smallMachine.flags] : flags;
  return become(runtime.node, [...all, 'apps/api/src/main.ts', ...args], { ...env, ...runtime.env });
}

/** The bytes of the machine, or of its container. */
function memory() {
  return Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);
}
