import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

/** Modules of this name hold constants whose computation takes a library, or a long list. */
const PRECOMPUTED = /\.precomputed\.ts$/;

/** Computes such a module's exports during the build, so that guests load only the constants. */
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
