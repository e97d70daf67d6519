import { dateAt, endOfDay, type Instant } from '@motel/booking-core';
import { type Motel, siteVersion } from '@motel/content/server';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../../shared/clock.ts';
import type { RenderedPage, RenderRequest } from './built-site.ts';
import { entityTag } from './entity-tag.ts';
import type { SpokenPage } from './page-language.ts';
import { renderQueue } from './render-queue.ts';

/** A rendered page, and how long it may be cached. */
export interface CachedPage extends Omit<RenderedPage, 'body'> {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly entityTag: string;
  /** Until then every guest may get this page; not later than its rendering when it must not be cached. */
  readonly freshUntil: Instant;
  /** The version of the tariff in force when the rendering began; absent when the database did not answer. */
  readonly tariff: number | undefined;
}

interface PageCacheOptions {
  readonly render: (request: Omit<RenderRequest, 'fetch'>, content: Motel) => Promise<RenderedPage>;
  /** The version of the tariff in force. */
  readonly tariffVersion: () => Promise<number>;
  readonly clock: Clock;
  readonly timeZone: () => string;
}

/** The page of an address, for a client of that name. @throws RenderersBusyError */
type PageAt = (page: SpokenPage, client: string) => Promise<CachedPage>;

/** More than the site has pages and rooms. */
const MAX_PAGES = 200;
/** Anybody can make up such an address: these pages never displace the others. */
const MAX_MADE_UP = 100;

/**
 * Renders pages, each once for all requests while it is fresh: pages are the same for every guest. None is cached
 * beyond the motel's midnight, when "today" becomes another day; one with prices no longer than its tariff is in force.
 */
export function pageCache({ render, tariffVersion, clock, timeZone }: PageCacheOptions): PageAt {
  const pages = new LRUCache<string, CachedPage>({ max: MAX_PAGES });
  const madeUp = new LRUCache<string, CachedPage>({ max: MAX_MADE_UP });
  const inTurn = renderQueue<CachedPage>();

  const now = () => clock.now().getTime();

  const inForce = () => tariffVersion().catch(() => undefined);

  async function renderPage({ url, content }: SpokenPage): Promise<CachedPage> {
    const startedAt = now();
    const tariff = await inForce();
    const today = dateAt(startedAt, timeZone());
    const { body, ...page } = await render({ url, today, version: siteVersion(content) }, content);
    const bytes = new TextEncoder().encode(body);
    const isCacheable = page.maxAge > 0 && page.status < 500;
    const freshUntil = isCacheable
      ? Math.min(startedAt + page.maxAge * 1000, endOfDay(startedAt, timeZone()))
      : startedAt;
    return { ...page, bytes, entityTag: entityTag(bytes), freshUntil, tariff };
  }

  async function isFresh({ freshUntil, isPriced, tariff }: CachedPage): Promise<boolean> {
    if (freshUntil <= now()) return false;
    const last = isPriced ? await inForce() : tariff;
    // A page with the last known prices is better than none.
    return last === undefined || last === tariff;
  }

  return async (asked, client) => {
    const { url, content } = asked;
    const key = `${siteVersion(content)} ${url.pathname}${url.search}`;
    const known = pages.get(key) ?? madeUp.get(key);
    if (known !== undefined && (await isFresh(known))) return known;
    return inTurn(key, client, async () => {
      const page = await renderPage(asked);
      const isOwn = page.status === 200 && url.search === '';
      if (page.freshUntil > now()) (isOwn ? pages : madeUp).set(key, page);
      return page;
    });
  };
}
