import { use, useEffect } from 'react';
import { replayEarlyPresses } from './early-presses.ts';
import type { LazyPage } from './lazy-page.ts';

/**
 * The page of a route: at once when it is loaded, else as soon as it is. No other hook stands here: what is not
 * loaded at first can be when React tries again, and a `use` that is then left out would shift those after it.
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

/** Beside the page, because a page hydrates after the layout around it. */
function EarlyPresses() {
  useEffect(() => void replayEarlyPresses(), []);
  return null;
}
