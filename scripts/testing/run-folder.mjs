import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { Stop } from '../lib/say.mjs';
import { memoryFolder } from './memory-folder.mjs';

/** Free bytes: databases, mails and reports of a run take a third of it. */
const least = 1024 ** 3;

/**
 * A folder for everything that one run of the tests writes; it is removed when this process ends.
 *
 * @param {import('../toolchain/runtime.mjs').Runtime} prepared
 * @returns {{ folder: string, runtime: import('../toolchain/runtime.mjs').Runtime }} `runtime`: by its variables every
 *   program of the run uses the folder
 * @throws {Stop} when the disk is full
 */
export function runFolder(prepared) {
  const parent = memoryFolder();
  const { bavail, bsize } = statfsSync(parent);
  if (bavail * bsize < least)
    throw new Stop(
      `The tests need 1 GB in ${parent}, where ${Math.round((bavail * bsize) / 1024 ** 2)} MB are free: free some, or name another folder by TMPDIR.`,
    );
  const folder = mkdtempSync(join(parent, 'motel-test-'));
  // Root starts Postgres as another user, who has to get in.
  chmodSync(folder, 0o755);
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  // The tests start hundreds of Node processes, which compile the same modules.
  const env = { ...prepared.env, TMPDIR: folder, NODE_COMPILE_CACHE: join(folder, 'compiled') };
  return { folder, runtime: { ...prepared, env } };
}
