import type { Context } from 'hono';
import { acceptedEncoding, compressedBody } from './content-encoding.ts';
import { isKnown } from './entity-tag.ts';
import type { CachedPage } from './page-cache.ts';

/** Seconds, after a failure that passes. */
export const RETRY_AFTER = '5';

/** Answers with a rendered page, compressed if the client accepts it. */
export async function sendPage(
  context: Context,
  page: CachedPage,
  now: Date,
  contentSecurityPolicy: string,
): Promise<Response> {
  const secondsLeft = Math.floor((page.freshUntil - now.getTime()) / 1000);
  const isCacheable = secondsLeft > 0;
  // Only this server notices a changed tariff, so that other caches ask it each time whether their page is still right.
  const howLong = page.isPriced ? 'no-cache' : `max-age=${secondsLeft}`;
  const headers: Record<string, string> = {
    'cache-control': isCacheable ? `public, ${howLong}` : 'no-store',
  };
  if (page.redirect !== undefined)
    return new Response(null, { status: page.status, headers: { ...headers, location: page.redirect } });
  if (page.contentType.startsWith('text/html')) headers['content-security-policy'] = contentSecurityPolicy;
  // The failure is temporary: search engines and proxies retry the page.
  if (page.status === 503) headers['retry-after'] = RETRY_AFTER;
  headers.vary = 'Accept-Encoding';
  if (isCacheable) headers.etag = page.entityTag;
  if (isCacheable && isKnown(page.entityTag, context.req.header('if-none-match')))
    return new Response(null, { status: 304, headers });

  const encoding = acceptedEncoding(context.req.header('accept-encoding'));
  const { bytes } = page;
  const content = encoding === undefined ? bytes : await compressedBody(page.entityTag, encoding, bytes);
  headers['content-type'] = page.contentType;
  headers['content-length'] = String(content.byteLength);
  if (encoding !== undefined) headers['content-encoding'] = encoding;
  return new Response(content, { status: page.status, headers });
}
