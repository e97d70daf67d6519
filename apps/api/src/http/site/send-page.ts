import type { Context } from 'hono';
import type { ContentfulStatusCode, RedirectStatusCode } from 'hono/utils/http-status';
import type { ByteCache } from './byte-cache.ts';
import { acceptedEncoding, compress } from './content-encoding.ts';
import { isKnown } from './entity-tag.ts';
import type { KeptPage } from './page-cache.ts';

export interface PageAnswer {
  readonly page: KeptPage;
  readonly now: Date;
  readonly contentSecurityPolicy: string;
  readonly compressed: ByteCache;
}

/** Answers with a rendered page; a page that may be kept is compressed once, not for each request. */
export async function sendPage(context: Context, answer: PageAnswer): Promise<Response> {
  const { page, now, contentSecurityPolicy, compressed } = answer;
  const secondsLeft = Math.floor((page.freshUntil - now.getTime()) / 1000);
  const mayBeKept = secondsLeft > 0;
  context.header('cache-control', mayBeKept ? `public, max-age=${secondsLeft}` : 'no-store');
  // The casts: the site chooses its statuses as plain numbers.
  if (page.redirect !== undefined) return context.redirect(page.redirect, page.status as RedirectStatusCode);
  if (page.contentType.startsWith('text/html')) {
    context.header('content-security-policy', contentSecurityPolicy);
  }
  // Nothing is wrong with the page: search engines and proxies come back for it.
  if (page.status === 503) context.header('retry-after', '5');
  context.header('vary', 'Accept-Encoding');
  if (mayBeKept) context.header('etag', page.entityTag);
  if (mayBeKept && isKnown(page.entityTag, context.req.header('if-none-match'))) {
    return context.body(null, 304);
  }

  const body = new TextEncoder().encode(page.body);
  const encoding = acceptedEncoding(context.req.header('accept-encoding'));
  const make = () => (encoding === undefined ? Promise.resolve(body) : compress(body, encoding, 'quick'));
  const isCostly = mayBeKept && encoding !== undefined;
  const content = isCostly ? await compressed.get(`${page.entityTag} ${encoding}`, make) : await make();
  context.header('content-type', page.contentType);
  context.header('content-length', String(content.byteLength));
  if (encoding !== undefined) context.header('content-encoding', encoding);
  return context.body(content, page.status as ContentfulStatusCode);
}
