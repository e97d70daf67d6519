import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/paths.mjs';

/**
 * The project's versions of Node and pnpm, each written in one place: `.node-version`, and `packageManager` in
 * package.json.
 */
export function wantedVersions() {
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return {
    node: readFileSync(join(root, '.node-version'), 'utf8').trim(),
    pnpm: String(packageManager).replace(/^pnpm@/, ''),
  };
}
