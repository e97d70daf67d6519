import { filledPath } from '../shared/site-paths.ts';
import type { RouteMatch } from './routes.ts';

/** The path of a page's canonical address, without a language: `/careers/` becomes `/Careers`. Absent for an address without a page. */
export function pathOf({ route, params }: RouteMatch): string | undefined {
  return route.path === '*' ? undefined : filledPath(route.path, params);
}
