import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { Context } from 'hono';
import { getMimeType } from 'hono/utils/mime';
import { LRUCache } from 'lru-cache';
import { acceptedEncoding, ENCODINGS, type Encoding } from './content-encoding.ts';
import { entityTag, isKnown } from './entity-tag.ts';
import { SHOWN_ELSEWHERE } from './security-headers.ts';

export interface StaticFile {
  readonly contentType: string;
  /** Its path has a hash of its content, so that it never changes. */
  readonly isImmutable: boolean;
  readonly entityTag: string;
  readonly encodings: readonly Encoding[];
  /** Reads the file, or a variant; `undefined` where it is gone, because the site was built again. */
  load(encoding?: Encoding): Promise<Uint8Array<ArrayBuffer> | undefined>;
}

/** The end of an encoded variant's name: `app.js.br` is a variant of `app.js`. */
const VARIANT_END: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' };

export type FileAt = (path: string) => Promise<StaticFile | undefined>;

/** The built site's files. In an update a newer page may ask for its scripts here: the folder is then read again. */
export async function staticFiles(folder: string): Promise<FileAt> {
  const changeTime = async () => (await ifThere(stat(join(folder, 'assets'))))?.mtimeMs;
  let changedAt = await changeTime();
  let files = await findStaticFiles(folder);
  return async (path) => {
    const known = files.get(path);
    if (known !== undefined || !path.startsWith('/assets/')) return known;
    const change = await changeTime();
    if (change === changedAt) return undefined;
    const found = await ifThere(findStaticFiles(folder));
    if (found !== undefined) {
      files = new Map([...files, ...found]);
      changedAt = change;
    }
    return files.get(path);
  };
}

/** A file that was read; `undefined` where there is none: during a build, files appear and disappear. */
async function ifThere<T>(reading: Promise<T>): Promise<T | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Every file by its path: nothing else is ever served, no link, hidden file or page template. */
async function findStaticFiles(folder: string): Promise<ReadonlyMap<string, StaticFile>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = new Set(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')}`)
      .filter((path) => !path.includes('/.') && path !== '/index.html'),
  );
  const variants = new Set(
    [...paths].flatMap((path) => ENCODINGS.map((encoding) => path + VARIANT_END[encoding])),
  );
  const served = [...paths].filter((path) => !variants.has(path));
  return new Map(
    await Promise.all(served.map(async (path) => [path, await describe(folder, path, paths)] as const)),
  );
}

async function describe(folder: string, path: string, paths: ReadonlySet<string>): Promise<StaticFile> {
  const file = join(folder, path);
  const tag = entityTag(await readFile(file));
  return {
    contentType: getMimeType(path) ?? 'application/octet-stream',
    isImmutable: path.startsWith('/assets/'),
    entityTag: tag,
    encodings: ENCODINGS.filter((encoding) => paths.has(path + VARIANT_END[encoding])),
    load(encoding) {
      const variant = encoding === undefined ? file : file + VARIANT_END[encoding];
      return contents.fetch(`${tag} ${variant}`, { context: variant });
    },
  };
}

/** Files by path and version: all that are being sent share one copy. */
const contents = new LRUCache<string, Uint8Array<ArrayBuffer>, string>({
  /** Bytes. */
  maxSize: 32 * 1024 * 1024,
  sizeCalculation: ({ byteLength }) => byteLength,
  fetchMethod: (_key, _stale, { context: path }) => ifThere(readFile(path)),
  ignoreFetchAbort: true,
});

const A_YEAR = 'public, max-age=31536000, immutable';
const AN_HOUR = 'public, max-age=3600';

/** A picture opened by itself may use its own styles, and run nothing. */
const PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'";

export async function sendStaticFile(context: Context, file: StaticFile): Promise<Response> {
  const isFresh = isKnown(file.entityTag, context.req.header('if-none-match'));
  const encoding = acceptedEncoding(context.req.header('accept-encoding'), file.encodings);
  const content = isFresh ? null : await file.load(encoding);
  if (content === undefined) return noSuchFile(context);

  const headers: Record<string, string> = {
    'cache-control': file.isImmutable ? A_YEAR : AN_HOUR,
    etag: file.entityTag,
    ...(file.encodings.length > 0 && { vary: 'Accept-Encoding' }),
    ...(file.contentType.startsWith('image/') && SHOWN_ELSEWHERE),
  };
  if (content === null) return new Response(null, { status: 304, headers });
  headers['content-type'] = file.contentType;
  headers['content-length'] = String(content.byteLength);
  if (encoding !== undefined) headers['content-encoding'] = encoding;
  if (file.contentType.startsWith('image/svg')) headers['content-security-policy'] = PICTURE_POLICY;
  return new Response(content, { headers });
}

/** A plain answer, which no browser takes for a script or a page. */
export function noSuchFile(context: Context): Response {
  context.header('cache-control', 'no-store');
  return context.text('Not found\n', 404);
}
