import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { ENCODINGS, type Encoding } from './content-encoding.ts';
import { contentTypeOf } from './content-types.ts';
import { entityTag } from './entity-tag.ts';

export interface StaticFile {
  readonly file: string;
  readonly contentType: string;
  readonly isCompressible: boolean;
  /** Its path carries a hash of its content, so that it never changes. */
  readonly isImmutable: boolean;
  readonly entityTag: string;
  /** Files beside it that hold it compressed, e.g. `app.js.br`. */
  readonly compressed: Readonly<Partial<Record<Encoding, string>>>;
}

const SUFFIXES: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' };

/**
 * Every file of a folder by the path it is served at. Only these paths are ever served, so no request can reach
 * another file; links, hidden files and the page template are left out.
 */
export async function findStaticFiles(folder: string): Promise<ReadonlyMap<string, StaticFile>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = new Set(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')}`)
      .filter((path) => !path.includes('/.') && path !== '/index.html'),
  );
  const served = [...paths].filter((path) => !isCompressedTwin(path, paths));
  return new Map(
    await Promise.all(served.map(async (path) => [path, await describe(folder, path, paths)] as const)),
  );
}

function isCompressedTwin(path: string, paths: ReadonlySet<string>): boolean {
  return ENCODINGS.some((encoding) => {
    const suffix = SUFFIXES[encoding];
    return path.endsWith(suffix) && paths.has(path.slice(0, -suffix.length));
  });
}

async function describe(folder: string, path: string, paths: ReadonlySet<string>): Promise<StaticFile> {
  const file = join(folder, path);
  const { type, isCompressible } = contentTypeOf(extname(path));
  const twins = ENCODINGS.filter((encoding) => paths.has(path + SUFFIXES[encoding]));
  return {
    file,
    contentType: type,
    isCompressible,
    isImmutable: path.startsWith('/assets/') || path.startsWith('/photos/'),
    entityTag: entityTag(await readFile(file)),
    compressed: Object.fromEntries(twins.map((encoding) => [encoding, file + SUFFIXES[encoding]])),
  };
}
