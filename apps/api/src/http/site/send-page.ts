import type { Context } from 'hono';
import type { ContentfulStatusCode, RedirectStatusCode } from 'hono/utils/http-status';
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
  context.header('cache-control', isCacheable ? `public, ${howLong}` : 'no-store');
  // The casts: the site gives its statuses as plain numbers.
  if (page.redirect !== undefined) return context.redirect(page.redirect, page.status as RedirectStatusCode);
  if (page.contentType.startsWith('text/html')) {
    context.header('content-security-policy', contentSecurityPolicy);
  }
  // The failure is temporary: search engines and proxies retry the page.
  if (page.status === 503) context.header('retry-after', RETRY_AFTER);
  context.header('vary', 'Accept-Encoding');
  if (isCacheable) context.header('etag', page.entityTag);
  if (isCacheable && isKnown(page.entityTag, context.req.header('if-none-match'))) {
    return context.body(null, 304);
  }

  const encoding = acceptedEncoding(context.req.header('accept-encoding'));
  const { bytes } = page;
  const content = encoding === undefined ? bytes : await compressedBody(page.entityTag, encoding, bytes);
  context.header('content-type', page.contentType);
  context.header('content-length', String(content.byteLength));
  if (encoding !== undefined) context.header('content-encoding', encoding);
  return context.body(content, page.status as ContentfulStatusCode);
}
