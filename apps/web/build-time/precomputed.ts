import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

/** Modules of this name hold constants that take a library to work out. */
const PRECOMPUTED = /\.precomputed\.ts$/;

/** Works out such a module's exports while building, so that guests load the constants and not the library. */
export function precomputed(): Plugin {
  return {
    name: 'precomputed',
    enforce: 'pre',
    async load(id) {
      if (!PRECOMPUTED.test(id)) return undefined;
      const constants: Record<string, unknown> = await import(pathToFileURL(id).href);
      return Object.entries(constants)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('\n');
    },
  };
}
