import { run } from '../lib/children.mjs';
import { motelFolder } from '../lib/paths.mjs';
import { Stop, withProgress } from '../lib/say.mjs';
import { buildSite } from '../toolchain/build-site.mjs';
import { prepare } from '../toolchain/prepare.mjs';

/** `npm run build`: installs what a server needs and builds the website; `npm run serve` then runs it. */
export async function command() {
  const runtime = await prepare('production');
  const check = ['packages/content/build-time/check.ts'];
  const content = await run(runtime.node, check, { env: runtime.buildEnv, capture: true });
  if (!content.ok)
    throw new Stop(`The motel’s files in ${motelFolder()} have mistakes.\n${content.output.trim()}`);
  const build = await withProgress('Building the website', () => buildSite(runtime));
  if (build.ok) return;
  console.error(build.output);
  throw new Stop('The website could not be built; the reason is above.');
}
