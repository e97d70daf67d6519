import { mayDo } from '@motel/api-client/desk-contracts';
import { Alert } from '@motel/ui';
import type { ReactNode } from 'react';
import { createBrowserRouter, Navigate } from 'react-router-dom';
import { JoinPage } from '../features/sign-in/JoinPage.tsx';
import { ROLE_NAMES, useMe } from '../shared/me/use-me.ts';
import { DeskButton, DeskLink, PageHead } from '../shared/parts/Page.tsx';
import { DESK_PAGES, type DeskPage } from './desk-pages.ts';
import { DeskShell } from './shell/DeskShell.tsx';

/** The desk's addresses. Each page is loaded when it is first opened. */
export function deskRouter() {
  return createBrowserRouter(
    [
      { path: 'join', element: <JoinPage />, errorElement: <PageFailed /> },
      {
        element: <DeskShell />,
        errorElement: <PageFailed />,
        children: [
          { index: true, element: <Home /> },
          ...DESK_PAGES.map(({ path, right, load }) => ({
            path,
            errorElement: <PageFailed />,
            lazy: async () => {
              const [Page = NotFound] = Object.values(await load());
              return {
                element: (
                  <Allowed right={right}>
                    <Page />
                  </Allowed>
                ),
              };
            },
            HydrateFallback: () => null,
          })),
          { path: '*', element: <NotFound /> },
        ],
      },
    ],
    { basename: '/desk' },
  );
}

function Allowed({ right, children }: { readonly right: DeskPage['right']; readonly children: ReactNode }) {
  const me = useMe();
  if (me === undefined || mayDo(me.person, right)) return children;
  return (
    <>
      <PageHead title="Not yours to see" />
      <Alert tone="info">
        This page needs the role {ROLE_NAMES[right]}. You are signed in as {ROLE_NAMES[me.person.role]}.
      </Alert>
    </>
  );
}

/** The first page of the rail that the person may see: Tonight, or the rooms to clean. */
function Home() {
  const me = useMe();
  const first = DESK_PAGES.find(({ right }) => me !== undefined && mayDo(me.person, right));
  return first === undefined ? null : <Navigate to={`/${first.path}`} replace />;
}

function NotFound() {
  return (
    <>
      <PageHead title="Nothing here" note="The desk has no page at this address." />
      <DeskLink to="/">Back to the desk</DeskLink>
    </>
  );
}

/** A page that could not be loaded or drawn: after an update its files may have new names. */
function PageFailed() {
  return (
    <>
      <PageHead title="This page did not open" note="Nothing was changed." />
      <DeskButton variant="solid" icon="fresh" onClick={() => window.location.reload()}>
        Load it again
      </DeskButton>
    </>
  );
}
