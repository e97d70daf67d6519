import type { RenderedPage, RenderRequest } from '@motel/api-client/contracts';
import { dateAt, endOfDay, type Instant } from '@motel/booking-core';
import { type Motel, siteVersion } from '@motel/content/server';
import type { Context } from 'hono';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../../shared/clock.ts';
import { languageOfPath } from '../../shared/motel-context.ts';
import { type SharedAnswer, sendShared, sharedAnswer } from '../shared-answer.ts';
import { entityTag } from './entity-tag.ts';
import { renderQueue } from './render-queue.ts';
import { pageSecurityPolicy } from './security-headers.ts';

type SpokenPage = ReturnType<typeof pageInLanguage>;

/** The page of an address: `/fr/gallery` is the gallery in French. @param content in the motel's first language */
export function pageInLanguage(content: Motel, url: URL) {
  const language = languageOfPath(content, url.pathname);
  const translated = content.translated[language];
  if (language === content.language || translated === undefined) return { url, content };
  const path = new URL(url);
  path.pathname = url.pathname.slice(language.length + 1) || '/';
  return { url: path, content: translated };
}

interface CachedPage extends Omit<RenderedPage, 'body' | 'styleHashes'> {
  readonly securityPolicy: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly entityTag: string;
  /** Until then every guest may get this page; not later than its rendering when it must not be cached. */
  readonly freshUntil: Instant;
  /** Names the prices when the rendering began; absent when the database did not answer. */
  readonly tariff: string | undefined;
}

export interface PageCacheOptions {
  readonly render: (request: Omit<RenderRequest, 'fetch'>, content: Motel) => Promise<RenderedPage>;
  /** Names the prices of now. */
  readonly pricesOfNow: () => Promise<string>;
  readonly clock: Clock;
  readonly timeZone: () => string;
  /** Of the site's inline scripts. */
  readonly scriptHashes: readonly string[];
}

type PageAt = (page: SpokenPage) => {
  /** The page that every guest may get, if it is there. */
  kept(): Promise<CachedPage | undefined>;
  /** A new one, for a client of that name. @throws RenderersBusyError */
  render(client: string): Promise<CachedPage>;
};

/** More than the site has pages and rooms. */
const MAX_PAGES = 200;
/** Anybody can make up such an address: these pages never displace the others. */
const MAX_MADE_UP = 100;

/** Renders each page once for all guests while fresh: until midnight at most, with prices while their tariff holds. */
export function pageCache(options: PageCacheOptions): PageAt {
  const { render, pricesOfNow, clock, timeZone, scriptHashes } = options;
  const pages = new LRUCache<string, CachedPage>({ max: MAX_PAGES });
  const madeUp = new LRUCache<string, CachedPage>({ max: MAX_MADE_UP });
  const inTurn = renderQueue<CachedPage>();

  const now = () => clock.now().getTime();

  const inForce = () => pricesOfNow().catch(() => undefined);

  async function renderPage({ url, content }: SpokenPage): Promise<CachedPage> {
    const startedAt = now();
    const tariff = await inForce();
    const today = dateAt(startedAt, timeZone());
    const order = { url, today, version: siteVersion(content) };
    const { body, styleHashes, ...page } = await render(order, content);
    const bytes = new TextEncoder().encode(body);
    const isCacheable = page.maxAge > 0 && page.status < 500;
    const freshUntil = isCacheable
      ? Math.min(startedAt + page.maxAge * 1000, endOfDay(startedAt, timeZone()))
      : startedAt;
    const securityPolicy = pageSecurityPolicy({ scriptHashes, styleHashes });
    return { ...page, bytes, entityTag: entityTag(bytes), freshUntil, tariff, securityPolicy };
  }

  async function isFresh({ freshUntil, isPriced, tariff }: CachedPage): Promise<boolean> {
    if (freshUntil <= now()) return false;
    const last = isPriced ? await inForce() : tariff;
    // A page with the last known prices is better than none.
    return last === undefined || last === tariff;
  }

  return (asked) => {
    const { url, content } = asked;
    const key = `${siteVersion(content)} ${url.pathname}${url.search}`;
    return {
      async kept() {
        const known = pages.get(key) ?? madeUp.get(key);
        return known !== undefined && (await isFresh(known)) ? known : undefined;
      },
      render: (client) =>
        inTurn(key, client, async () => {
          const page = await renderPage(asked);
          const isOwn = page.status === 200 && url.search === '';
          if (page.freshUntil > now()) (isOwn ? pages : madeUp).set(key, page);
          return page;
        }),
    };
  };
}

/** Seconds, after a failure that passes. */
export const RETRY_AFTER = '5';

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
