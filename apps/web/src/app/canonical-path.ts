import { generatePath } from 'react-router-dom';
import type { RouteMatch } from './routes.ts';

/** The one address of a page, however it was written: `/careers/` is `/Careers`. None for an address without a page. */
export function canonicalPath({ route, params }: RouteMatch): string | undefined {
  return route.path === '*' ? undefined : generatePath(route.path, params);
}
