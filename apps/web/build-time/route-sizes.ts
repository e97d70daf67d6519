import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import type { Manifest } from 'vite';
import { pageAssets } from '../src/app/page-assets.ts';

/** Prints the size of a first visit to each page, in bytes of brotli, after a build: `node build-time/route-sizes.ts`. */
const client = fileURLToPath(new URL('../dist/client/', import.meta.url));
const template = readFileSync(`${client}index.html`, 'utf8');
const manifest: Manifest = JSON.parse(readFileSync(`${client}.vite/manifest.json`, 'utf8'));

const entry = [...template.matchAll(/\/(assets\/[^"]+\.js)/g)].map(([, file = '']) => file);

function size(files: readonly string[]): number {
  return files.reduce((total, file) => total + brotliCompressSync(readFileSync(client + file)).byteLength, 0);
}

const rows = Object.keys(manifest)
  .filter((module) => /\/pages\/[^/]+(?:Page\.tsx|\.md)$/.test(module))
  .map((module) => {
    const { scripts, styles } = pageAssets(manifest, [module], template);
    const files = [...entry, ...scripts];
    return {
      page: module.replace(/^.*\/pages\//, ''),
      scripts: size(files),
      requests: files.length,
      styles: size(styles),
    };
  });

// biome-ignore lint/suspicious/noConsole: it prints a table
console.table(rows);
