import { use, useEffect } from 'react';
import { replayEarlyPresses } from './early-presses.ts';
import type { LazyPage } from './lazy-page.ts';

/**
 * The page of a route: at once when it is loaded, otherwise when it has loaded. It has no other hook: a page that is
 * missing at first can be loaded when React renders again, and the `use` then left out would shift the hooks after it.
 */
export function RoutePage({ page }: { readonly page: LazyPage }) {
  const Page = page.loaded() ?? use(page.load());
  return (
    <>
      <Page />
      <EarlyPresses />
    </>
  );
}

/** Next to the page, because a page hydrates after the layout around it. */
function EarlyPresses() {
  useEffect(() => void replayEarlyPresses(), []);
  return null;
}
