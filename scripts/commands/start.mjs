import { run } from '../lib/children.mjs';
import { refuseTakenPort } from '../lib/port.mjs';
import { say, withProgress } from '../lib/say.mjs';
import { Stop } from '../lib/stop.mjs';
import { buildSite } from '../toolchain/build-site.mjs';
import { prepare } from '../toolchain/prepare.mjs';

/** `npm start`: installs, builds and serves the whole site on one port. */
export async function command() {
  await refuseTakenPort();
  const runtime = await prepare();
  const build = await withProgress('Building the website', () => buildSite(runtime));
  if (!build.ok) {
    console.error(build.output);
    throw new Stop('The website could not be built; the reason is above.');
  }
  say('Starting the motel… (Ctrl-C stops it)');
  const server = await run(runtime.node, ['apps/api/src/main.ts'], { env: runtime.env, lifeline: true });
  return server.code;
}
