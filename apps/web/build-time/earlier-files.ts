import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** In milliseconds. A guest whose page has been open for longer has to reload it. */
const LONGEST_KEPT = 7 * 24 * 3_600_000;

interface EarlierFile {
  readonly name: string;
  readonly content: Buffer;
  /** In milliseconds: the time since which no newer build has it. */
  readonly leftAt: number;
}

/** Keeps hashed files for a week after a build replaced them: open pages, and processes not restarted yet, load by them. */
export function earlierFiles(now: () => number = Date.now): Plugin {
  let folder = '';
  /** Records when each earlier file was replaced. A hidden file, which is never served. */
  let record = '';
  let earlier: readonly EarlierFile[] = [];
  return {
    name: 'earlier-files',
    apply: 'build',
    configResolved({ root, build }) {
      folder = join(root, build.outDir, build.assetsDir);
      record = join(root, build.outDir, '.earlier.json');
    },
    async buildStart() {
      const names = await readdir(folder).catch(() => []);
      const left = await readRecord(record);
      const found = await Promise.all(
        names.map(async (name) => ({
          name,
          content: await readFile(join(folder, name)),
          leftAt: left[name] ?? now(),
        })),
      );
      earlier = found.filter(({ leftAt }) => now() - leftAt < LONGEST_KEPT);
    },
    closeBundle: {
      // After the plugins that compress the new files.
      order: 'post',
      sequential: true,
      async handler() {
        const left: Record<string, number> = {};
        for (const { name, content, leftAt } of earlier) {
          if (await writeBack(join(folder, name), content)) left[name] = leftAt;
        }
        if (earlier.length > 0) await writeFile(record, JSON.stringify(left));
      },
    },
  };
}

async function readRecord(record: string): Promise<Readonly<Record<string, number>>> {
  const text = await readFile(record, 'utf8').catch(() => '{}');
  return JSON.parse(text);
}

/** @returns false when the new build has the file, too */
async function writeBack(path: string, content: Buffer): Promise<boolean> {
  try {
    await writeFile(path, content, { flag: 'wx' });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}
