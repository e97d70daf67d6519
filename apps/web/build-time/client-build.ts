import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Manifest, type Plugin } from 'vite';
import { constants } from './precomputed.ts';

/** Apart, because only the thread that renders pages needs the first. */
const [BUILD, EARLY] = ['virtual:client-build', 'virtual:early-script'];

const WEB = fileURLToPath(new URL('..', import.meta.url));
const EARLY_SCRIPT = resolve(WEB, 'src/early/early-script.ts');

/** Vite's link to the entry's styles; a page has all its styles inline. */
const STYLE_LINK = /\s*<link rel="stylesheet"[^>]*>/g;

const ENTRY_SCRIPT = '<script type="module"';

/**
 * Gives the server's build the output of the browser's build: its HTML template with the hashed names, the manifest of
 * each page's script and styles, and the styles; and the text of the one inline script. In development there is no
 * build: the template is the source, and Vite adds the rest.
 */
export function clientBuild(): Plugin {
  let isBuilt = false;
  return {
    name: 'client-build',
    configResolved(config) {
      isBuilt = config.command === 'build';
    },
    resolveId: (id) => (id === BUILD || id === EARLY ? `\0${id}` : undefined),
    async load(id) {
      if (id === `\0${EARLY}`) {
        this.addWatchFile(EARLY_SCRIPT);
        return constants({ earlyScript: await scriptOf(EARLY_SCRIPT) });
      }
      if (id !== `\0${BUILD}`) return undefined;
      if (!isBuilt) return constants({ template: await read('index.html'), manifest: undefined, styles: {} });
      const template = await read('dist/client/index.html');
      const manifest: Manifest = JSON.parse(await read('dist/client/.vite/manifest.json'));
      const styles = await readStyles(manifest);
      return constants({ template: forPages(template), manifest, styles });
    },
  };
}

/** The page is complete without scripts: its content comes before them (`app/page-assets.ts`). */
function forPages(template: string): string {
  return template.replaceAll(STYLE_LINK, '').replace(ENTRY_SCRIPT, `${ENTRY_SCRIPT} fetchpriority="low"`);
}

/** By their names in the manifest. */
async function readStyles(manifest: Manifest): Promise<Record<string, string>> {
  const files = new Set(Object.values(manifest).flatMap(({ css = [] }) => css));
  const styles = [...files].map(async (file) => [file, await read(`dist/client/${file}`)] as const);
  return Object.fromEntries(await Promise.all(styles));
}

function read(path: string): Promise<string> {
  return readFile(resolve(WEB, path), 'utf8');
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
