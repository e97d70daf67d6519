import { readFile } from 'node:fs/promises';
import type { Context } from 'hono';
import type { ByteCache } from './byte-cache.ts';
import { acceptedEncoding, compress, type Encoding } from './content-encoding.ts';
import { isKnown } from './entity-tag.ts';
import type { StaticFile } from './static-files.ts';

const A_YEAR = 'public, max-age=31536000, immutable';
const AN_HOUR = 'public, max-age=3600';

/** A picture opened by itself may show its own styles, and run nothing. */
const PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'";

/** Answers with a file, compressed if the client takes that; compressing happens once, not for each request. */
export async function sendStaticFile(
  context: Context,
  file: StaticFile,
  compressed: ByteCache,
): Promise<Response> {
  const isFresh = isKnown(file.entityTag, context.req.header('if-none-match'));
  const encoding = file.isCompressible ? acceptedEncoding(context.req.header('accept-encoding')) : undefined;
  const content = isFresh ? null : await contentOf(file, encoding, compressed);
  if (content === undefined) return noSuchFile(context);

  context.header('cache-control', file.isImmutable ? A_YEAR : AN_HOUR);
  context.header('etag', file.entityTag);
  if (file.isCompressible) context.header('vary', 'Accept-Encoding');
  if (content === null) return context.body(null, 304);
  context.header('content-type', file.contentType);
  context.header('content-length', String(content.byteLength));
  if (encoding !== undefined) context.header('content-encoding', encoding);
  if (file.contentType.startsWith('image/svg')) context.header('content-security-policy', PICTURE_POLICY);
  return context.body(content);
}

/** A plain answer, which nobody mistakes for a script or a page. */
export function noSuchFile(context: Context): Response {
  context.header('cache-control', 'no-store');
  return context.text('Not found\n', 404);
}

/** `undefined` when the file is gone: the site was built anew and this process still serves the old one. */
async function contentOf(
  file: StaticFile,
  encoding: Encoding | undefined,
  compressed: ByteCache,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    if (encoding === undefined) return await readFile(file.file);
    const ready = file.compressed[encoding];
    if (ready !== undefined) return await readFile(ready);
    return await compressed.get(`${file.file} ${encoding}`, async () =>
      compress(await readFile(file.file), encoding, 'thorough'),
    );
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
