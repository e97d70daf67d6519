import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const NAME = 'virtual:client-build';
const RESOLVED = `\0${NAME}`;

/**
 * Gives the server's build what the browser's build came to: its HTML template with the hashed names, and the
 * manifest that says which script and styles each page needs. While developing there is no build: the template
 * is the source, and Vite adds the rest.
 */
export function clientBuild(): Plugin {
  let isBuilt = false;
  return {
    name: 'client-build',
    configResolved(config) {
      isBuilt = config.command === 'build';
    },
    resolveId: (id) => (id === NAME ? RESOLVED : undefined),
    async load(id) {
      if (id !== RESOLVED) return undefined;
      const template = await read(isBuilt ? 'dist/client/index.html' : 'index.html');
      const manifest = isBuilt ? await read('dist/client/.vite/manifest.json') : 'undefined';
      return `export const template = ${JSON.stringify(template)};\nexport const manifest = ${manifest};`;
    },
  };
}

function read(path: string): Promise<string> {
  return readFile(fileURLToPath(new URL(`../${path}`, import.meta.url)), 'utf8');
}
