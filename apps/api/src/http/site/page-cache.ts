import { dateAt, endOfDay, type Instant } from '@motel/booking-core';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../../shared/clock.ts';
import { entityTag } from './entity-tag.ts';
import type { RenderedPage, RenderRequest } from './page-renderer.ts';

/** A rendered page, and how long it may be cached. */
export interface CachedPage extends RenderedPage {
  readonly entityTag: string;
  /** Until then every guest may get this page; not later than its rendering when it must not be cached. */
  readonly freshUntil: Instant;
}

interface PageCacheOptions {
  readonly render: (request: RenderRequest) => Promise<RenderedPage>;
  readonly fetch: typeof globalThis.fetch;
  readonly clock: Clock;
  readonly timeZone: string;
}

type PageAt = (url: URL) => Promise<CachedPage>;

const MAX_PAGES = 200;

/**
 * Renders pages, each once for all requests while it is fresh: pages are the same for every guest. None is cached
 * beyond the motel's midnight, when "today" becomes another day.
 */
export function pageCache({ render, fetch, clock, timeZone }: PageCacheOptions): PageAt {
  const pages = new LRUCache<string, CachedPage, URL>({
    max: MAX_PAGES,
    // While a page is being rendered, all its requests wait for the same rendering.
    fetchMethod: (_key, _stale, { context: url }) => renderPage(url),
    // A page that is evicted while it is being rendered is still sent.
    ignoreFetchAbort: true,
  });

  const now = () => clock.now().getTime();

  async function renderPage(url: URL): Promise<CachedPage> {
    const startedAt = now();
    const page = await render({ url, fetch, today: dateAt(startedAt, timeZone) });
    const isCacheable = page.maxAge > 0 && page.status < 500;
    const freshUntil = isCacheable
      ? Math.min(startedAt + page.maxAge * 1000, endOfDay(startedAt, timeZone))
      : startedAt;
    return { ...page, entityTag: entityTag(page.body), freshUntil };
  }

  function dropStale(key: string): void {
    const page = pages.peek(key);
    if (page !== undefined && page.freshUntil <= now()) pages.delete(key);
  }

  return async (url) => {
    const key = url.pathname + url.search;
    dropStale(key);
    const page = await pages.forceFetch(key, { context: url });
    dropStale(key);
    return page;
  };
}
