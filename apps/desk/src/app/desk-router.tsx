import { createBrowserRouter } from 'react-router-dom';
import { DESK_PAGES } from './desk-pages.ts';
import { Home } from './Home.tsx';
import { NotFound } from './NotFound.tsx';
import { PageFailed } from './PageFailed.tsx';
import { Shell } from './shell/Shell.tsx';

/** The desk's addresses. Each page is loaded when it is first opened. */
export function deskRouter() {
  return createBrowserRouter(
    [
      {
        element: <Shell />,
        errorElement: <PageFailed />,
        children: [
          { index: true, element: <Home /> },
          ...DESK_PAGES.map(({ path, load }) => ({
            path,
            errorElement: <PageFailed />,
            lazy: async () => ({ Component: (await load()).Page }),
            HydrateFallback: () => null,
          })),
          { path: '*', element: <NotFound /> },
        ],
      },
    ],
    { basename: '/desk' },
  );
}
