import { dateAt, endOfDay, type Instant } from '@motel/booking-core';
import type { Clock } from '../../clock.ts';
import { entityTag } from './entity-tag.ts';
import type { RenderedPage, RenderRequest } from './page-renderer.ts';

/** A rendered page as long as it may be kept. */
export interface KeptPage extends RenderedPage {
  readonly entityTag: string;
  /** Until then everybody may be given this page; in the past when it may not be kept. */
  readonly freshUntil: Instant;
}

export interface PageCacheOptions {
  readonly render: (request: RenderRequest) => Promise<RenderedPage>;
  readonly fetch: typeof globalThis.fetch;
  readonly clock: Clock;
  readonly timeZone: string;
}

const MOST_PAGES = 200;

/**
 * Renders pages, each once for all who ask while it is fresh: pages are the same for everybody. None is kept beyond
 * the motel's midnight, when "today" becomes another day.
 */
export function pageCache({
  render,
  fetch,
  clock,
  timeZone,
}: PageCacheOptions): (url: URL) => Promise<KeptPage> {
  const entries = new Map<string, { readonly page: Promise<KeptPage>; freshUntil: Instant }>();

  async function renderAt(now: Instant, url: URL): Promise<KeptPage> {
    const page = await render({ url, fetch, today: dateAt(now, timeZone) });
    const mayBeKept = page.maxAge > 0 && page.status < 500;
    const freshUntil = mayBeKept ? Math.min(now + page.maxAge * 1000, endOfDay(now, timeZone)) : now;
    return { ...page, entityTag: entityTag(page.body), freshUntil };
  }

  return (url) => {
    const key = url.pathname + url.search;
    const now = clock.now().getTime();
    const known = entries.get(key);
    entries.delete(key);
    if (known !== undefined && known.freshUntil > now) {
      entries.set(key, known);
      return known.page;
    }

    // While it is being rendered, whoever asks waits for the same page.
    const entry = { page: renderAt(now, url), freshUntil: Number.POSITIVE_INFINITY };
    entries.set(key, entry);
    for (const oldest of entries.keys()) {
      if (entries.size <= MOST_PAGES) break;
      entries.delete(oldest);
    }
    const forget = () => entries.get(key) === entry && entries.delete(key);
    entry.page.then(({ freshUntil }) => {
      entry.freshUntil = freshUntil;
      if (freshUntil <= now) forget();
    }, forget);
    return entry.page;
  };
}
