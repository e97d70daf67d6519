import type { Endpoint } from '@motel/api-client/contracts';
import { type Context, Hono } from 'hono';
import { refuse } from '../shared/outcome.ts';
import { answerRefusal } from './answer-outcome.ts';

/** The routes of a table of calls. Other methods at their addresses get 405 with `Allow`. */
export function routesOf<Name extends string, Call extends Endpoint>(
  endpoints: Readonly<Record<Name, Call>>,
  answer: (name: Name, endpoint: Call, call: Context) => Promise<Response>,
): Hono {
  const routes = new Hono();
  const named = Object.entries(endpoints) as [Name, Call][];
  for (const [name, endpoint] of named) {
    const path = routeOf(endpoint);
    routes.on(endpoint.method, path, (call) => answer(name, endpoint, call));
  }
  for (const [path, calls] of Map.groupBy(named, ([, endpoint]) => routeOf(endpoint))) {
    const methods = calls.map(([, { method }]) => method);
    const [method = 'GET'] = methods;
    routes.all(path, (call) => {
      call.header('allow', methods.map((one) => (one === 'GET' ? 'GET, HEAD' : one)).join(', '));
      return answerRefusal(call, refuse('method-not-allowed', 'method-wrong', { method }));
    });
  }
  return routes;
}

/** `/api/x/{id}` as a route of Hono: `/api/x/:id`. */
function routeOf({ path }: Endpoint): string {
  return path.replace(/\{(\w+)\}/g, ':$1');
}
