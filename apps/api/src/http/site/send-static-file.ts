import type { Context } from 'hono';
import { acceptedEncoding } from './content-encoding.ts';
import { isKnown } from './entity-tag.ts';
import { SHOWN_ELSEWHERE } from './security-headers.ts';
import type { StaticFile } from './static-files.ts';

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
