import type { Wire } from '@motel/api-client';
import type { CivilDate } from '@motel/booking-core';

import { SpokenProvider } from '@motel/ui/words';
import { use, useEffect } from 'react';
import { Navigate, useLocation, useRoutes } from 'react-router-dom';
import { MotelTodayProvider, useCurrentDay } from '../shared/motel/motel-today.ts';
import { SiteOriginProvider } from '../shared/motel/site-origin.ts';
import { type QueryBox, QueryBoxProvider, useQueryBox } from '../shared/queries/query-box.ts';
import { useWire, WireProvider } from '../shared/queries/wire-context.ts';
import { sitePaths } from '../shared/site-paths.ts';
import { useWords, type Words } from '../shared/words.ts';
import { replayEarlyPresses } from './early-presses.ts';
import { routesOf } from './routes.ts';
import { Shell } from './shell/Shell.tsx';
import type { LazyPage } from './site-route.ts';

export interface AppProps {
  readonly queries: QueryBox;
  readonly wire: Wire;
  readonly words: Words;
  /** The motel's date when the page was rendered. */
  readonly today: CivilDate;
  readonly origin: string;
}

/** The site inside the router that the host provides. */
export function App({ queries, wire, words, today, origin }: AppProps) {
  return (
    <SpokenProvider value={words}>
      <QueryBoxProvider value={queries}>
        <WireProvider value={wire}>
          <MotelTodayProvider value={useCurrentDay(words, today)}>
            <SiteOriginProvider value={origin}>
              <AppRoutes />
            </SiteOriginProvider>
          </MotelTodayProvider>
        </WireProvider>
      </QueryBoxProvider>
    </SpokenProvider>
  );
}

/** The route table as components, under the one layout that all pages share (§2). */
function AppRoutes() {
  return useRoutes([
    {
      element: <Shell />,
      children: routesOf(useWords().motel).map(({ path, page }) => ({
        path,
        element: <RoutePage page={page} />,
      })),
    },
    { path: sitePaths.login, element: <ForwardToSignIn /> },
  ]);
}

/** /login is not a screen of its own (D5). */
function ForwardToSignIn() {
  const { state } = useLocation();
  return <Navigate to={sitePaths.signIn} state={state} replace />;
}

/**
 * The page of a route: at once when it is loaded, otherwise when it has loaded. `use` is its last hook: a page that is
 * missing at first can be loaded when React renders again, and the `use` then left out would shift the hooks after it.
 */
function RoutePage({ page }: { readonly page: LazyPage }) {
  const visit = { queries: useQueryBox(), wire: useWire() };
  const Page = page.loaded(visit) ?? use(page.load(visit));
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
