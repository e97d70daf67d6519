import { become } from '../lib/children.mjs';
import { refuseTakenPort } from '../lib/port.mjs';
import { say } from '../lib/say.mjs';
import { Stop } from '../lib/stop.mjs';
import { isBuilt } from '../toolchain/build-site.mjs';
import { isInstalled } from '../toolchain/install.mjs';
import { presentRuntime } from '../toolchain/runtime.mjs';

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
  return become(runtime.node, [...SMALL, 'apps/api/src/main.ts', ...args], {
    ...SMALL_ALLOCATIONS,
    ...runtime.env,
  });
}

/** Young objects die young: V8's default of 16 MB, three times, saves a motel nothing. */
const SMALL = ['--max-semi-space-size=4'];
/** For glibc, which by itself keeps freed memory for each thread. */
const SMALL_ALLOCATIONS = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: '65536',
  MALLOC_MMAP_THRESHOLD_: '65536',
};
