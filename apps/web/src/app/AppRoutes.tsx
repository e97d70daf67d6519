import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { sitePaths } from '../shared/site-paths.ts';
import { RoutePage } from './RoutePage.tsx';
import { routes } from './routes.ts';
import { Shell } from './shell/Shell.tsx';

/** The route table as components, under the one layout that all pages share (§2). */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<Shell />}>
        {routes.map(({ path, page }) => (
          <Route key={path} path={path} element={<RoutePage page={page} />} />
        ))}
      </Route>
      <Route path={sitePaths.login} element={<ForwardToSignIn />} />
    </Routes>
  );
}

/** /login is not a screen of its own (D5). */
function ForwardToSignIn() {
  const { state } = useLocation();
  return <Navigate to={sitePaths.signIn} state={state} replace />;
}
