import { SpokenProvider } from '@motel/ui/words';
import { use, useEffect } from 'react';
import { Navigate, useLocation, useRoutes } from 'react-router-dom';
import { useCurrentDay } from '../shared/motel/motel-today.ts';
import { type Site, SiteProvider, useSite } from '../shared/site.ts';
import { sitePaths } from '../shared/site-paths.ts';
import { useWords, type Words } from '../shared/words.ts';
import { replayEarlyPresses } from './early-presses.ts';
import { routesOf } from './routes.ts';
import { Shell } from './shell/Shell.tsx';
import type { LazyPage } from './site-route.ts';

/** The site inside the router that the host provides. @param props.today when the page was rendered */
export function App({ words, ...site }: Site & { readonly words: Words }) {
  return (
    <SpokenProvider value={words}>
      <SiteProvider value={{ ...site, today: useCurrentDay(words, site.today) }}>
        <AppRoutes />
      </SiteProvider>
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

/** `use` is its last hook: a page can be loaded when React renders again, and leaving it out would shift those behind it. */
function RoutePage({ page }: { readonly page: LazyPage }) {
  const visit = useSite();
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
