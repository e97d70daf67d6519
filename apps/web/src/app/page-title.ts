import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { useQueryBox } from '../shared/queries/query-box.ts';
import { addressOf } from '../shared/site-paths.ts';
import { pathOf } from './path-of.ts';
import { matchRoute } from './routes.ts';

const nothingToFollow = () => {};

/** Sets the document's title and address to the page's, also when its data gives them later. */
export function usePageTitle(): void {
  const box = useQueryBox();
  const { pathname } = useLocation();
  const titleNow = () => {
    const { route, params } = matchRoute(pathname);
    return route.head({ queries: box, params }).title;
  };
  const title = useSyncExternalStore(
    (changed) => box.client?.getQueryCache().subscribe(changed) ?? nothingToFollow,
    titleNow,
    titleNow,
  );
  useEffect(() => {
    document.title = title;
  }, [title]);
  useEffect(() => keepCanonical(pathname), [pathname]);
}

/** The page's canonical address, under the origin that the server named. */
function keepCanonical(pathname: string): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  const path = pathOf(matchRoute(pathname));
  if (link !== null && path !== undefined) link.href = new URL(addressOf(path), link.href).href;
}
