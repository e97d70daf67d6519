import { run } from '../lib/children.mjs';
import { say } from '../lib/say.mjs';
import { Stop } from '../lib/stop.mjs';
import { buildSite } from '../toolchain/build-site.mjs';
import { prepare } from '../toolchain/prepare.mjs';

/** `npm run pictures`: takes the pictures of README and docs/desk.md again, from the current site. */
export async function command() {
  const runtime = await prepare();
  const build = await buildSite(runtime);
  if (!build.ok) throw new Stop(`The website could not be built.\n${build.output}`);
  say('Taking pictures…');
  for (const script of ['e2e/pictures.ts', 'e2e/desk-pictures.ts', 'e2e/begun-picture.ts']) {
    const { code } = await run(runtime.node, [script], { env: runtime.env });
    if (code !== 0) return code;
  }
  say('The pictures are in docs/pictures.');
  return 0;
}
