import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

const NAME = 'virtual:early-script';
const RESOLVED = `\0${NAME}`;
const SOURCE = fileURLToPath(new URL('../src/early/early-script.ts', import.meta.url));

/** Gives the server's build the text of the one inline script. */
export function earlyScript(): Plugin {
  return {
    name: 'early-script',
    resolveId: (id) => (id === NAME ? RESOLVED : undefined),
    async load(id) {
      if (id !== RESOLVED) return undefined;
      this.addWatchFile(SOURCE);
      return `export const earlyScript = ${JSON.stringify(await scriptOf(SOURCE))};`;
    },
  };
}

/** A small classic script with everything that a module imports. */
async function scriptOf(module: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, minify: true, lib: { entry: module, formats: ['iife'], name: 'early' } },
  });
  const [output] = Array.isArray(built) ? built : [built];
  const [chunk] = output !== undefined && 'output' in output ? output.output : [];
  if (chunk?.type !== 'chunk') throw new Error('The early script could not be built');
  return chunk.code.trim();
}
