import type { Wire } from '@motel/api-client';
import type { SiteMotel } from '@motel/content';
import { startTransition } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { ContentChanged, knownPart } from '../shared/motel/site-part.ts';
import { loadFetchedCards } from '../shared/queries/PropertyCards.tsx';
import type { QueryBox } from '../shared/queries/query-box.ts';
import { prefixOf } from '../shared/site-paths.ts';
import { loadOnce } from '../shared/use-loaded.ts';
import { loadTranslation, wordsOf } from '../shared/words.ts';
import { App } from './App.tsx';
import { gatherEarlyPresses } from './early-presses.ts';
import { readPageData } from './page-data.ts';
import { matchRoute } from './routes.ts';
import type { Visit } from './site-route.ts';

/** Hydrates the page that the server rendered; the first client render equals it. */
export async function startSite(root: HTMLElement, visitor: Wire): Promise<Root> {
  const { today, origin, version, fetched } = readPageData(document);
  const queries: QueryBox = { version, fetched, arrivedAt: Date.now() };
  const motel = knownPart(queries, 'motel');
  if (motel === undefined) throw new Error('The document has no motel');
  const wire = { ...visitor, language: motel.language };
  const [translation] = await Promise.all([
    loadTranslation(motel.language),
    matchRoute(motel, location.pathname).route.page.load({ queries, wire }).catch(renewWhenChanged),
  ]);
  const words = wordsOf(motel, translation);
  prefetchOnIntent(motel, { queries, wire });
  gatherEarlyPresses();
  const app = (
    <BrowserRouter basename={prefixOf(motel) || '/'}>
      <App queries={queries} wire={wire} words={words} today={today} origin={origin} />
    </BrowserRouter>
  );
  // In slices of some milliseconds, between which a slow phone handles input; a press hydrates the page at once.
  return new Promise((started) => startTransition(() => started(hydrateRoot(root, app))));
}

/** A page of words that was open while the motel published fetches its words too late: a fresh document has the new ones. */
function renewWhenChanged(error: unknown): never {
  if (error instanceof ContentChanged) location.reload();
  throw error;
}

/** Loads a page and its data as soon as a guest points at, touches or focuses a link to it. */
function prefetchOnIntent(motel: SiteMotel, visit: Visit): void {
  async function onIntent({ target }: Event): Promise<void> {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (link === null || link.origin !== location.origin || link.pathname === location.pathname) return;
    // Only a prefetch: a failure is retried, and reported, when the guest follows the link.
    await loadBehind(link.pathname).catch(() => {});
  }
  async function loadBehind(pathname: string): Promise<void> {
    const { route, params } = matchRoute(motel, pathname);
    await route.page.load(visit).catch(() => route.page.forget(visit));
    if (route.prefetch === undefined) return;
    const [{ clientOf }] = await Promise.all([
      import('../shared/queries/with-queries.tsx'),
      loadOnce(loadFetchedCards),
    ]);
    await route.prefetch({ queryClient: clientOf(visit.queries), wire: visit.wire, params });
  }
  for (const type of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(type, onIntent, { passive: true });
  }
}
