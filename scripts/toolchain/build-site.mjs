import { readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { run } from '../lib/children.mjs';
import { withLock } from '../lib/lock.mjs';
import { memory, root } from '../lib/paths.mjs';

/** Its time is that of the start of the last build. A failed build leaves none. */
const stamp = join(memory, 'built');

/**
 * Builds the website into apps/web/dist and the front desk into apps/desk/dist; takes a moment unless something has changed since the last build.
 * @param {import('./runtime.mjs').Runtime} runtime
 */
export function buildSite(runtime) {
  const apps = ['--filter=@motel/web', '--filter=@motel/desk'];
  const args = ['run', 'build', ...apps, '--ui=stream', '--output-logs=new-only'];
  return withLock('build', async () => {
    rmSync(stamp, { force: true });
    const began = new Date();
    const build = await run('turbo', args, { env: runtime.buildEnv, capture: true });
    if (build.ok) {
      writeFileSync(stamp, '');
      utimesSync(stamp, began, began);
    }
    return build;
  });
}

/** Whether the last build succeeded, and no file of the website or the desk has changed since. */
export function isBuilt() {
  const built = statSync(stamp, { throwIfNoEntry: false })?.mtimeMs;
  return (
    built !== undefined &&
    ['packages', join('apps', 'web'), join('apps', 'desk')].every((folder) =>
      isOlder(resolve(root, folder), built),
    )
  );
}

/**
 * @param {string} folder its path
 * @param {number} time milliseconds since 1970
 * @returns {boolean} whether it and its files were changed before, apart from what installing and building writes
 */
function isOlder(folder, time) {
  return readdirSync(folder, { withFileTypes: true }).every((entry) => {
    if (/^(?:node_modules|dist|\..+)$/.test(entry.name)) return true;
    const path = join(folder, entry.name);
    return entry.isDirectory() ? isOlder(path, time) : statSync(path).mtimeMs <= time;
  });
}
