import { readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { run } from '../lib/children.mjs';
import { withLock } from '../lib/lock.mjs';
import { memory, motelFolder, root } from '../lib/paths.mjs';

/** Names the motel of the last build; its time is that of the build's start. A failed build leaves none. */
const stamp = join(memory, 'built');

/**
 * Builds the website into apps/web/dist and the front desk into apps/desk/dist; takes a moment unless something has changed since the last build.
 *
 * @param {import('./runtime.mjs').Runtime} runtime
 */
export function buildSite(runtime) {
  const args = [
    'run',
    'build',
    '--filter=@motel/web',
    '--filter=@motel/desk',
    '--ui=stream',
    '--output-logs=new-only',
    // Turbo does not see the files of a folder elsewhere.
    ...(motelFolder().startsWith(root) ? [] : ['--force']),
  ];
  return withLock('build', async () => {
    rmSync(stamp, { force: true });
    const began = new Date();
    const build = await run('turbo', args, { env: runtime.buildEnv, capture: true });
    if (build.ok) {
      writeFileSync(stamp, motelFolder());
      utimesSync(stamp, began, began);
    }
    return build;
  });
}

/** Whether the last build was of this motel and succeeded, and no file of it, the website or the desk has changed since. */
export function isBuilt() {
  const built = statSync(stamp, { throwIfNoEntry: false })?.mtimeMs;
  return (
    built !== undefined &&
    readFileSync(stamp, 'utf8') === motelFolder() &&
    [motelFolder(), 'packages', join('apps', 'web'), join('apps', 'desk')].every((folder) =>
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
