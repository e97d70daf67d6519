import { run } from '../lib/children.mjs';
import { Stop, say } from '../lib/say.mjs';
import { buildSite } from '../toolchain/build-site.mjs';
import { prepare } from '../toolchain/prepare.mjs';

/** `npm run pictures`: takes the pictures of README and docs/desk.md again, from the current site. */
export async function command() {
  const runtime = await prepare();
  const build = await buildSite(runtime);
  if (!build.ok) throw new Stop(`The website could not be built.\n${build.output}`);
  say('Taking pictures…');
  const { code } = await run(runtime.node, ['e2e/pictures.ts'], { env: runtime.env });
  if (code === 0) say('The pictures are in docs/pictures.');
  return code;
}
