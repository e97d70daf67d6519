import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { minify, type Plugin, transformWithOxc } from 'vite';

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
      const typed = `(() => {${await readFile(SOURCE, 'utf8')}})();`;
      const { code: script } = await transformWithOxc(typed, SOURCE);
      const { code } = await minify(SOURCE, script);
      return `export const earlyScript = ${JSON.stringify(code.trim())};`;
    },
  };
}
