import { matchPath } from 'react-router-dom';
import { STAY_PARAMS } from '../shared/booking/stay-params.ts';
import { sitePaths } from '../shared/site-paths.ts';
import { matchRoute, type WithPages } from './routes.ts';
import { siteFiles } from './site-files/site-files.ts';

/** The parameters of the address's query that pages read; no other page reads any. The browser does not load this list. */
export const PAGE_PARAMS: Readonly<Record<string, readonly string[]>> = {
  [sitePaths.property]: STAY_PARAMS,
  [sitePaths.paymentSuccess]: ['session'],
};

/** The address that a page is rendered from: only what its rendering depends on, so that other addresses share it. */
export function pageAddress(motel: WithPages, url: URL): URL {
  if (forwardOf(url) !== undefined) return url;
  const { path } = matchRoute(motel, url.pathname).route;
  const address = new URL(url.origin);
  address.pathname = url.pathname in siteFiles || path.includes(':') ? url.pathname : path;
  for (const name of PAGE_PARAMS[path] ?? []) {
    const value = url.searchParams.get(name);
    if (value !== null) address.searchParams.set(name, value);
  }
  return address;
}

/** Where an address that only forwards leads (D5). */
export function forwardOf(url: URL): string | undefined {
  const isLogin = matchPath(sitePaths.login, url.pathname) !== null;
  return isLogin ? sitePaths.signIn + url.search : undefined;
}
