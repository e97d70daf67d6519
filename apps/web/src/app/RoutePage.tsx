import { use, useEffect } from 'react';
import { replayEarlyPresses } from './early-presses.ts';
import type { LazyPage } from './lazy-page.ts';

/** The page of a route: at once when it is loaded, else as soon as it is. */
export function RoutePage({ page }: { readonly page: LazyPage }) {
  const Page = page.loaded() ?? use(page.load());
  // Here, because a page hydrates after the layout around it.
  useEffect(() => void replayEarlyPresses(), []);
  return <Page />;
}
