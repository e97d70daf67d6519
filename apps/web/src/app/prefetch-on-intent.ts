import type { Wire } from '@motel/api-client';
import { loadFetchedCards } from '../shared/queries/PropertyCards.tsx';
import type { QueryBox } from '../shared/queries/query-box.ts';
import { loadOnce } from '../shared/use-loaded.ts';
import { matchRoute } from './routes.ts';

/** Loads a page and its data as soon as a guest points at, touches or focuses a link to it. */
export function prefetchOnIntent(queries: QueryBox, wire: Wire): void {
  async function onIntent({ target }: Event): Promise<void> {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (link === null || link.origin !== location.origin || link.pathname === location.pathname) return;
    // Only a prefetch: a failure is retried, and reported, when the guest follows the link.
    await loadBehind(link.pathname).catch(() => {});
  }
  async function loadBehind(pathname: string): Promise<void> {
    const { route, params } = matchRoute(pathname);
    await route.page.load().catch(route.page.forget);
    if (route.prefetch === undefined) return;
    const [{ clientOf }] = await Promise.all([
      import('../shared/queries/with-queries.tsx'),
      loadOnce(loadFetchedCards),
    ]);
    await route.prefetch({ queryClient: clientOf(queries), wire, params });
  }
  for (const type of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(type, onIntent, { passive: true });
  }
}
