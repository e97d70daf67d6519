import type { SiteMotel } from '@motel/content';
import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { useQueryBox } from '../shared/site.ts';
import { addressOf } from '../shared/site-paths.ts';
import { useWords } from '../shared/words.ts';
import { matchRoute, pathOf } from './routes.ts';

const nothingToFollow = () => {};

/** Sets the document's title and address to the page's, also when its data gives them later. */
export function usePageTitle(): void {
  const box = useQueryBox();
  const { words, motel } = useWords();
  const { pathname } = useLocation();
  const titleNow = () => {
    const { route, params } = matchRoute(motel, pathname);
    return route.head(words, { queries: box, params }).title;
  };
  const title = useSyncExternalStore(
    (changed) => box.client?.getQueryCache().subscribe(changed) ?? nothingToFollow,
    titleNow,
    titleNow,
  );
  useEffect(() => {
    document.title = title;
  }, [title]);
  useEffect(() => keepCanonical(motel, pathname), [motel, pathname]);
}

function keepCanonical(motel: SiteMotel, pathname: string): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  const path = pathOf(matchRoute(motel, pathname));
  if (link !== null && path !== undefined) link.href = new URL(addressOf(motel, path), link.href).href;
}
