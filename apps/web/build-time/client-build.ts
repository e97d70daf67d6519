import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Manifest, Plugin } from 'vite';

const NAME = 'virtual:client-build';
const RESOLVED = `\0${NAME}`;

const WEB = fileURLToPath(new URL('..', import.meta.url));

/** Vite's link to the entry's styles; a page has all its styles inline. */
const STYLE_LINK = /\s*<link rel="stylesheet"[^>]*>/g;

const ENTRY_SCRIPT = '<script type="module"';

/**
 * Gives the server's build the output of the browser's build: its HTML template with the hashed names, the manifest of
 * each page's script and styles, and the styles. In development there is no build: the template is the source, and
 * Vite adds the rest.
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
      if (!isBuilt)
        return constants({
          template: await read('index.html'),
          manifest: undefined,
          styles: {},
        });
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

function constants(values: Readonly<Record<string, unknown>>): string {
  return Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');
}

function read(path: string): Promise<string> {
  return readFile(resolve(WEB, path), 'utf8');
}
