import type { Context } from 'hono';
import { type SharedAnswer, sendShared, sharedAnswer } from '../shared-answer.ts';
import type { CachedPage } from './page-cache.ts';

/** Seconds, after a failure that passes. */
export const RETRY_AFTER = '5';

/** Answers with a rendered page, compressed if the client accepts it. */
export async function sendPage(context: Context, page: CachedPage, now: Date): Promise<Response> {
  const { redirect: location, status } = page;
  if (location === undefined) return sendShared(context, pageAnswer(page, now));
  return new Response(null, { status, headers: { 'cache-control': cacheControlOf(page, now), location } });
}

/** A rendered page as it is sent now: the same answer for a second, or for as long as it may be cached. */
export function pageAnswer(page: CachedPage, now: Date): SharedAnswer {
  const cacheControl = cacheControlOf(page, now);
  const known = latest.get(page);
  if (known?.cacheControl === cacheControl) return known.answer;
  const { status, contentType, bytes, entityTag, securityPolicy } = page;
  const headers = {
    'cache-control': cacheControl,
    ...(contentType.startsWith('text/html') && { 'content-security-policy': securityPolicy }),
    // The failure is temporary: search engines and proxies retry the page.
    ...(status === 503 && { 'retry-after': RETRY_AFTER }),
    vary: 'Accept-Encoding',
    ...(cacheControl !== UNCACHED && { etag: entityTag }),
  };
  const answer = sharedAnswer({ status, headers, contentType, bytes, entityTag, isCompressed: true });
  latest.set(page, { cacheControl, answer });
  return answer;
}

const latest = new WeakMap<CachedPage, { readonly cacheControl: string; readonly answer: SharedAnswer }>();

const UNCACHED = 'no-store';

function cacheControlOf({ freshUntil, isPriced }: CachedPage, now: Date): string {
  const secondsLeft = Math.floor((freshUntil - now.getTime()) / 1000);
  if (secondsLeft <= 0) return UNCACHED;
  // Only this server notices a changed tariff, so that other caches ask it each time whether their page is still right.
  return `public, ${isPriced ? 'no-cache' : `max-age=${secondsLeft}`}`;
}
