import { runProgram } from '../toolchain/prepare.mjs';

/** `npm run photos`: makes the site's pictures from the photographs in motels/demo/photos. */
export function command() {
  return runProgram('packages/content/pictures/photos.ts');
}
