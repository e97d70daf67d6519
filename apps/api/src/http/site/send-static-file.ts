import type { Context } from 'hono';
import { acceptedEncoding } from './content-encoding.ts';
import { isKnown } from './entity-tag.ts';
import type { StaticFile } from './static-files.ts';

const A_YEAR = 'public, max-age=31536000, immutable';
const AN_HOUR = 'public, max-age=3600';

/** A picture opened by itself may use its own styles, and run nothing. */
const PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'";

/** Answers with a file, in an encoding that it has and the client accepts. */
export async function sendStaticFile(context: Context, file: StaticFile): Promise<Response> {
  const isFresh = isKnown(file.entityTag, context.req.header('if-none-match'));
  const encoding = acceptedEncoding(context.req.header('accept-encoding'), file.encodings);
  const content = isFresh ? null : await file.load(encoding);
  if (content === undefined) return noSuchFile(context);

  context.header('cache-control', file.isImmutable ? A_YEAR : AN_HOUR);
  context.header('etag', file.entityTag);
  if (file.encodings.length > 0) context.header('vary', 'Accept-Encoding');
  if (content === null) return context.body(null, 304);
  context.header('content-type', file.contentType);
  context.header('content-length', String(content.byteLength));
  if (encoding !== undefined) context.header('content-encoding', encoding);
  if (file.contentType.startsWith('image/svg')) context.header('content-security-policy', PICTURE_POLICY);
  return context.body(content);
}

/** A plain answer, which no browser takes for a script or a page. */
export function noSuchFile(context: Context): Response {
  context.header('cache-control', 'no-store');
  return context.text('Not found\n', 404);
}
