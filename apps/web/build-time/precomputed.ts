import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

/** Modules of this name hold constants that take a library, or a long list, to work out. */
const PRECOMPUTED = /\.precomputed\.ts$/;

/** So do the motel's policies, on every page; while developing they follow a change of the tariff at once. */
const POLICIES = /\/packages\/content\/src\/policies\.ts$/;

/** Works out such a module's exports while building, so that guests load the constants and not what made them. */
export function precomputed(): Plugin {
  let isBuilt = false;
  return {
    name: 'precomputed',
    enforce: 'pre',
    configResolved(config) {
      isBuilt = config.command === 'build';
    },
    async load(id) {
      if (!PRECOMPUTED.test(id) && !(isBuilt && POLICIES.test(id))) return undefined;
      const constants: Record<string, unknown> = await import(pathToFileURL(id).href);
      return Object.entries(constants)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('\n');
    },
  };
}
