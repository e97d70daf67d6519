import { readdir, readFile, stat } from 'node:fs/promises';
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

/** Looks up what is served at a path. */
export type FileAt = (path: string) => Promise<StaticFile | undefined>;

/**
 * The files of the built site. While the motel is updated, a page of a newer process may ask this one for its scripts: a
 * hashed file that is not known is looked for once more when its folder has changed.
 */
export async function staticFiles(folder: string): Promise<FileAt> {
  const hashed = join(folder, 'assets');
  let changedAt = await changeOf(hashed);
  let files = await findStaticFiles(folder);
  return async (path) => {
    const known = files.get(path);
    if (known !== undefined || !path.startsWith('/assets/')) return known;
    const change = await changeOf(hashed);
    if (change === changedAt) return undefined;
    try {
      files = new Map([...files, ...(await findStaticFiles(folder))]);
      changedAt = change;
    } catch (error) {
      // In the midst of a build files come and go.
      if (!isMissing(error)) throw error;
    }
    return files.get(path);
  };
}

/** `undefined` where there is no such folder. */
async function changeOf(folder: string): Promise<number | undefined> {
  try {
    return (await stat(folder)).mtimeMs;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

/**
 * Every file of a folder by the path it is served at. Only these paths are ever served, so no request can reach
 * another file; links, hidden files and the page template are left out.
 */
async function findStaticFiles(folder: string): Promise<ReadonlyMap<string, StaticFile>> {
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
