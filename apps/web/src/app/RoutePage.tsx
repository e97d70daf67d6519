import { use } from 'react';
import type { LazyPage } from './lazy-page.ts';

/** The page of a route: at once when it is loaded, else as soon as it is. */
export function RoutePage({ page }: { readonly page: LazyPage }) {
  const Page = page.loaded() ?? use(page.load());
  return <Page />;
}
