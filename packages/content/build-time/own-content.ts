import { relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { SENTENCE, USED_VALUES, VALUES_ID, valuesElement, valuesOf } from '../src/document-values.ts';
import { OWN_FOLDER } from '../src/folder/own-folder.ts';
import type { Motel } from '../src/shapes/motel.ts';

export { OWN_FOLDER };

/** The module whose values a build leaves to the server. */
const OWN = /\/packages\/content\/src\/own\.ts$/;

/** Exports of the module that no page has. */
const OF_SERVER = ['content'];

/** Each value is a module of its own: a page has those that its scripts use. */
const VALUE = 'motel-value:';

/** Modules of this name make values from the motel's for pages: the server computes them, browsers get the results. */
const DERIVED = /\.derived\.ts$/;

/** The module by which a document's scripts have its values. */
const PAGE_VALUES = /\/packages\/content\/src\/page-values\.ts$/;

const IS_TEST = process.env.VITEST !== undefined;

/**
 * A plugin of Vite by which a build knows no motel. Scripts of browsers take the motel's values from their document;
 * those of the server, which has set it before they load, from `globalThis.motelValues`.
 */
export function ownContent() {
  /** By module. */
  const imported = new Map<string, readonly string[]>();
  let root = '';
  return {
    name: 'own-content',
    enforce: 'pre' as const,
    configResolved(config: { readonly root: string }) {
      root = config.root;
    },
    resolveId: (specifier: string) => (specifier.startsWith(VALUE) ? `\0${specifier}` : undefined),
    async load(id: string, { ssr = false }: { readonly ssr?: boolean | undefined } = {}) {
      if (OWN.test(id)) {
        const names = Object.keys(await ownValues()).filter((name) => !OF_SERVER.includes(name));
        return names.map((name) => `export { ${name} } from '${VALUE}${name}';`).join('\n');
      }
      if (id.startsWith(`\0${VALUE}`)) {
        return { code: valueModule(id.slice(VALUE.length + 1)), moduleSideEffects: false };
      }
      if (PAGE_VALUES.test(id) && (ssr || IS_TEST)) return serverValues();
      if (!DERIVED.test(id) || ssr || IS_TEST) return undefined;
      const made: Record<string, unknown> = await import(pathToFileURL(id).href);
      const code = Object.keys(made).map((name) => `export { ${name} } from '${VALUE}${name}';`);
      return { code: code.join('\n'), moduleSideEffects: false };
    },
    /** In development, a page that no server renders has the folder's values. */
    transformIndexHtml: async (
      html: string,
      { server }: { readonly server?: unknown },
    ): Promise<string | undefined> => {
      if (server === undefined || html.includes(VALUES_ID)) return undefined;
      const values = valuesElement('folder', '', await folderValues());
      return html.replace('</head>', () => `${values}</head>`);
    },
    transform(code: string, id: string): undefined {
      imported.set(id, [...valuesImportedBy(code), ...sentencesOf(code)]);
    },
    generateBundle(this: BuildContext, _options: unknown, bundle: Readonly<Record<string, Chunk>>) {
      const inBundle = new Set(Object.values(bundle).flatMap(({ moduleIds = [] }) => moduleIds));
      const used: Record<string, readonly string[]> = {};
      for (const { facadeModuleId } of Object.values(bundle)) {
        if (!facadeModuleId) continue;
        const names = reachable(this, facadeModuleId).flatMap((id) => imported.get(id) ?? []);
        used[relative(root, facadeModuleId)] = [...new Set(names)]
          .filter((name) => name.startsWith(SENTENCE) || inBundle.has(`\0${VALUE}${name}`))
          .toSorted();
      }
      this.emitFile({ type: 'asset', fileName: USED_VALUES, source: JSON.stringify(used) });
    },
  };
}

/** The parts of a build that are looked at. */
interface BuildContext {
  emitFile(file: { type: 'asset'; fileName: string; source: string }): void;
  getModuleInfo(id: string): {
    readonly importedIds: readonly string[];
    readonly dynamicallyImportedIds: readonly string[];
  } | null;
}

interface Chunk {
  readonly facadeModuleId?: string | null;
  readonly moduleIds?: readonly string[];
}

/** A page of its own: what it uses, a document of another one does without. */
const PAGE = /\/src\/pages\/[^/]+$/;

/** A module and those that it may come to load, until the next page. */
function reachable(build: BuildContext, first: string): readonly string[] {
  const seen = new Set<string>();
  const visit = (id: string) => {
    if (seen.has(id)) return;
    seen.add(id);
    const { importedIds = [], dynamicallyImportedIds = [] } = build.getModuleInfo(id) ?? {};
    for (const next of importedIds) visit(next);
    for (const next of dynamicallyImportedIds) if (!PAGE.test(next)) visit(next);
  };
  visit(first);
  return [...seen];
}

const IMPORT = /^import \{([^}]*)\} from '(?:@motel\/content|[^']*own\.ts|[^']*\.derived\.ts)';/gm;

/** The names that a module's source imports from modules with the motel's values. */
function valuesImportedBy(code: string): readonly string[] {
  return [...code.matchAll(IMPORT)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim().split(' ')[0] ?? ''),
  );
}

const SAID = /\b(?:t|said)\(\s*(?:'([^'\n]*)'|"([^"\n]*)")/g;

/** The sentences of a module's source, as names of values. */
function sentencesOf(code: string): readonly string[] {
  return [...code.matchAll(SAID)].map(([, single, double]) => SENTENCE + (single ?? double ?? ''));
}

function valueModule(name: string): string {
  return `import { follow } from '@motel/content/page-values';
export let ${name};
follow((values) => { ${name} = values.${name}; });`;
}

/** The module of `page-values.ts` for a server, which has all values, and for tests, which have the folder's. */
async function serverValues(): Promise<string> {
  const values = IS_TEST ? JSON.stringify(await folderValues()) : 'globalThis.motelValues';
  return `import { speak } from '@motel/language';
const values = ${values};
speak({ language: values.language ?? 'en', sentenceOf: (english) => values['${SENTENCE}' + english] });
export const follow = (take) => take(values);
export const bring = async () => values;
export class ContentChanged extends Error {}`;
}

/** The values of the folder, for development and tests. By Node, which reads it once. Development has one language. */
export async function folderValues(): Promise<Readonly<Record<string, unknown>>> {
  const { content } = (await ownValues()) as { readonly content: Motel };
  return valuesOf(IS_TEST ? content : { ...content, languages: [content.language] });
}

function ownValues(): Promise<Readonly<Record<string, unknown>>> {
  return import(new URL('../src/own.ts', import.meta.url).href);
}
