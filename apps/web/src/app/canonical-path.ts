import { generatePath } from 'react-router-dom';
import type { RouteMatch } from './routes.ts';

/** A page's canonical address: `/careers/` becomes `/Careers`. Absent for an address without a page. */
export function canonicalPath({ route, params }: RouteMatch): string | undefined {
  return route.path === '*' ? undefined : generatePath(route.path, params);
}
