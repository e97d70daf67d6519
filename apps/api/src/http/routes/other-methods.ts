import { ENDPOINTS } from '@motel/api-client/contracts';
import { Hono } from 'hono';
import { refuse } from '../../shared/outcome.ts';
import { answerRefusal } from '../answer-outcome.ts';
import { routeOf } from './endpoint-path.ts';

/** Answers 405 with `Allow` to every other method at the endpoints' addresses; mount it after their routes. */
export function otherMethods(): Hono {
  const routes = new Hono();
  for (const { method, path } of Object.values(ENDPOINTS)) {
    routes.all(routeOf(path), (call) => {
      call.header('allow', method === 'GET' ? 'GET, HEAD' : method);
      return answerRefusal(call, refuse('method-not-allowed', 'method-wrong', { method }));
    });
  }
  return routes;
}
