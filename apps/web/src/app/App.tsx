import type { Wire } from '@motel/api-client';
import type { CivilDate } from '@motel/booking-core';
import { use, useEffect } from 'react';
import { Navigate, useLocation, useRoutes } from 'react-router-dom';
import { MotelTodayProvider, useCurrentDay } from '../shared/motel/motel-today.ts';
import { SiteOriginProvider } from '../shared/motel/site-origin.ts';
import { type QueryBox, QueryBoxProvider } from '../shared/queries/query-box.ts';
import { WireProvider } from '../shared/queries/wire-context.ts';
import { sitePaths } from '../shared/site-paths.ts';
import { replayEarlyPresses } from './early-presses.ts';
import type { LazyPage } from './lazy-page.ts';
import { routes } from './routes.ts';
import { Shell } from './shell/Shell.tsx';

export interface AppProps {
  readonly queries: QueryBox;
  readonly wire: Wire;
  /** The motel's date when the page was rendered. */
  readonly today: CivilDate;
  /** The address of the site. */
  readonly origin: string;
}

/** The site inside the router that the host provides. */
export function App({ queries, wire, today, origin }: AppProps) {
  return (
    <QueryBoxProvider value={queries}>
      <WireProvider value={wire}>
        <MotelTodayProvider value={useCurrentDay(today)}>
          <SiteOriginProvider value={origin}>
            <AppRoutes />
          </SiteOriginProvider>
        </MotelTodayProvider>
      </WireProvider>
    </QueryBoxProvider>
  );
}

/** The route table as components, under the one layout that all pages share (§2). */
function AppRoutes() {
  return useRoutes([
    {
      element: <Shell />,
      children: routes.map(({ path, page }) => ({ path, element: <RoutePage page={page} /> })),
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
 * The page of a route: at once when it is loaded, otherwise when it has loaded. It has no other hook: a page that is
 * missing at first can be loaded when React renders again, and the `use` then left out would shift the hooks after it.
 */
function RoutePage({ page }: { readonly page: LazyPage }) {
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
