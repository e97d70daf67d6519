import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { memoryFolder } from './memory-folder.mjs';

/**
 * A folder for everything that one run of the tests writes; it is removed when this process ends.
 *
 * @returns {{ folder: string, env: NodeJS.ProcessEnv }} `env`: variables by which every program of the run uses it
 */
export function runFolder() {
  const folder = mkdtempSync(join(memoryFolder(), 'motel-test-'));
  // Root starts Postgres as another user, who has to get in.
  chmodSync(folder, 0o755);
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  // The tests start hundreds of Node processes, which compile the same modules.
  return { folder, env: { TMPDIR: folder, NODE_COMPILE_CACHE: join(folder, 'compiled') } };
}
