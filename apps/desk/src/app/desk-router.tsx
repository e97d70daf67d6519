import { createBrowserRouter } from 'react-router-dom';
import { JoinPage } from '../features/sign-in/JoinPage.tsx';
import { Allowed } from './Allowed.tsx';
import { DESK_PAGES } from './desk-pages.ts';
import { Home } from './Home.tsx';
import { NotFound } from './NotFound.tsx';
import { PageFailed } from './PageFailed.tsx';
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
              const { Page } = await load();
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
