import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = new Set(['.css', '.js', '.json', '.svg', '.txt', '.xml']);

/** Below that a compressed file saves less than its header costs. */
const LEAST_BYTES = 512;

/** Puts `app.js.br` and `app.js.gz` beside `app.js`, as small as they get, so that no guest waits for compressing. */
export function compressedFiles(): Plugin {
  let folder = '';
  return {
    name: 'compressed-files',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    configResolved({ root, build }) {
      folder = join(root, build.outDir);
    },
    async closeBundle() {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true });
      const files = entries
        .filter(
          (entry) => entry.isFile() && TEXT.has(extname(entry.name)) && !entry.parentPath.endsWith('.vite'),
        )
        .map((entry) => join(entry.parentPath, entry.name));
      await Promise.all(files.map(compressFile));
    },
  };
}

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.byteLength < LEAST_BYTES) return;
  const size = { [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength };
  await Promise.all([
    promisify(brotliCompress)(content, { params: size }).then((br) => writeFile(`${file}.br`, br)),
    promisify(gzip)(content, { level: 9 }).then((gz) => writeFile(`${file}.gz`, gz)),
  ]);
}
