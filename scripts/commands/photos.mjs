import { run } from '../lib/children.mjs';
import { prepare } from '../toolchain/prepare.mjs';

/** `npm run photos`: makes the site's pictures from the photographs in motels/demo/photos. */
export async function command() {
  const { node, env } = await prepare();
  return (await run(node, ['packages/content/pictures/photos.ts'], { env })).code;
}
