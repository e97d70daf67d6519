import type { Wire } from '@motel/api-client';
import { startTransition } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { watchStyles } from '../shared/missing-styles.ts';
import type { QueryBox } from '../shared/queries/query-box.ts';
import { App } from './App.tsx';
import { gatherEarlyPresses } from './early-presses.ts';
import { readPageData } from './page-data.ts';
import { prefetchOnIntent } from './prefetch-on-intent.ts';
import { matchRoute } from './routes.ts';

/** Hydrates the page that the server rendered; the first client render equals it. */
export async function startSite(root: HTMLElement, wire: Wire): Promise<Root> {
  watchStyles();
  const { today, origin, fetched } = readPageData(document);
  const queries: QueryBox = { fetched, arrivedAt: Date.now() };
  await matchRoute(location.pathname).route.page.load();
  prefetchOnIntent(queries, wire);
  gatherEarlyPresses();
  const app = (
    <BrowserRouter>
      <App queries={queries} wire={wire} today={today} origin={origin} />
    </BrowserRouter>
  );
  // In slices of some milliseconds, between which a slow phone handles input; a press hydrates the page at once.
  return new Promise((started) => startTransition(() => started(hydrateRoot(root, app))));
}
