import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

/** Modules of this name hold constants whose computation takes a library, or a long list. */
const PRECOMPUTED = /\.precomputed\.ts$/;

/** So do the motel's policies, on every page; in development they follow a change of the tariff at once. */
const POLICIES = /\/packages\/content\/src\/policies\.ts$/;

/** Computes such a module's exports during the build, so that guests load only the constants. */
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
