import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { OWN_FOLDER } from '../src/folder/own-folder.ts';
import { readMotel } from '../src/folder/read-motel.ts';
import type { PageSource } from '../src/pages/page-source.ts';
import type { PageWords } from '../src/pages/page-words.ts';
import { readPage } from '../src/pages/read-page.ts';
import { sourceOf } from '../src/pages/source-of.ts';

export { OWN_FOLDER };

/** The module whose values follow from the folder. */
const OWN = /\/packages\/content\/src\/own\.ts$/;

/** Each value is a module of its own: a page loads those that it uses. */
const VALUE = 'motel-value:';

/** A plugin of Vite by which a build has the motel's values in the place of what reads them. */
export function ownContent() {
  return {
    name: 'own-content',
    enforce: 'pre' as const,
    resolveId: (specifier: string) => (specifier.startsWith(VALUE) ? `\0${specifier}` : undefined),
    async load(id: string) {
      if (OWN.test(id)) {
        const names = Object.keys(await ownValues());
        return names.map((name) => `export { ${name} } from '${VALUE}${name}';`).join('\n');
      }
      if (!id.startsWith(`\0${VALUE}`)) return undefined;
      const name = id.slice(VALUE.length + 1);
      const code = `export const ${name} = ${JSON.stringify((await ownValues())[name])};`;
      return { code, moduleSideEffects: false };
    },
  };
}

/** By Node, which reads the folder once. */
function ownValues(): Promise<Readonly<Record<string, unknown>>> {
  return import(new URL('../src/own.ts', import.meta.url).href);
}

/**
 * Reads a page of the motel's own folder.
 * @param path of its file
 * @throws ContentMistakes naming every mistake
 */
export function readOwnPage(path: string): PageWords {
  ownSource ??= sourceOf(readMotel(OWN_FOLDER));
  return readPage(basename(path), readFileSync(path, 'utf8'), ownSource);
}

/** The same for all pages. */
let ownSource: PageSource | undefined;

const PAGES = '@motel/content/pages/';

/** The file of a page, which the source names as `@motel/content/pages/about.md`. */
export function ownPageFile(specifier: string): string | undefined {
  if (!specifier.startsWith(PAGES) || !specifier.endsWith('.md')) return undefined;
  return join(OWN_FOLDER, 'pages', specifier.slice(PAGES.length));
}

/** The source's name of a page by its file. */
export function ownPageName(file: string): string | undefined {
  const folder = join(OWN_FOLDER, 'pages/');
  return file.startsWith(folder) && file.endsWith('.md') ? PAGES + file.slice(folder.length) : undefined;
}
