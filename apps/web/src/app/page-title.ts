import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { useQueryBox } from '../shared/queries/query-box.ts';
import { matchRoute } from './routes.ts';

const nothingToFollow = () => {};

/** Keeps the document's title that of the page, also when the title is known only after its data. */
export function usePageTitle(): void {
  const box = useQueryBox();
  const { pathname } = useLocation();
  const titleNow = () => {
    const { route, params } = matchRoute(pathname);
    return route.head({ queryClient: box.client, params }).title;
  };
  const title = useSyncExternalStore(
    (changed) => box.client?.getQueryCache().subscribe(changed) ?? nothingToFollow,
    titleNow,
    titleNow,
  );
  useEffect(() => {
    document.title = title;
  }, [title]);
}
