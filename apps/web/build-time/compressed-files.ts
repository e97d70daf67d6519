import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = new Set(['.css', '.js', '.json', '.svg', '.txt', '.webmanifest', '.xml']);

/** A compressed answer has two lines more, `Content-Encoding` and `Vary`: it has to save more than their bytes. */
const HEADER_BYTES = 45;

/** Writes `app.js.br` and `app.js.gz` beside `app.js`, at the highest compression, so that no guest waits for it. */
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
  const size = { [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength };
  const twins = await Promise.all([
    promisify(brotliCompress)(content, { params: size }).then((br) => [`${file}.br`, br] as const),
    promisify(gzip)(content, { level: 9 }).then((gz) => [`${file}.gz`, gz] as const),
  ]);
  const smaller = twins.filter(([, twin]) => twin.byteLength + HEADER_BYTES < content.byteLength);
  await Promise.all(smaller.map(([name, twin]) => writeFile(name, twin)));
}
