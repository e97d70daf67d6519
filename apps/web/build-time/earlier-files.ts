import { readdir, readFile, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Who opened a page longer ago than that loads it again, in milliseconds. */
const LONGEST_KEPT = 7 * 24 * 3_600_000;

interface EarlierFile {
  readonly path: string;
  readonly content: Buffer;
  readonly writtenAt: Date;
}

/**
 * Keeps the hashed files of earlier builds beside the new ones for a week: pages that guests have open, and processes
 * that are not restarted yet, go on asking for them.
 */
export function earlierFiles(now: () => number = Date.now): Plugin {
  let folder = '';
  let earlier: readonly EarlierFile[] = [];
  return {
    name: 'earlier-files',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    configResolved({ root, build }) {
      folder = join(root, build.outDir, build.assetsDir);
    },
    async buildStart() {
      const names = await readdir(folder).catch(() => []);
      const found = await Promise.all(names.map((name) => readEarlier(join(folder, name))));
      earlier = found.filter(({ writtenAt }) => now() - writtenAt.getTime() < LONGEST_KEPT);
    },
    closeBundle: {
      // After those who compress what is new.
      order: 'post',
      sequential: true,
      async handler() {
        await Promise.all(earlier.map(writeBack));
      },
    },
  };
}

async function readEarlier(path: string): Promise<EarlierFile> {
  const [content, { mtime: writtenAt }] = await Promise.all([readFile(path), stat(path)]);
  return { path, content, writtenAt };
}

/** Unless the new build has it, too. */
async function writeBack({ path, content, writtenAt }: EarlierFile): Promise<void> {
  try {
    await writeFile(path, content, { flag: 'wx' });
    await utimes(path, writtenAt, writtenAt);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
}
