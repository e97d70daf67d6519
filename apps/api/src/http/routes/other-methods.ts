import { ENDPOINTS } from '@motel/api-client/contracts';
import { Hono } from 'hono';
import { refuse } from '../../use-cases/outcome.ts';
import { answerProblem } from '../answer-outcome.ts';
import { routeOf } from './endpoint-path.ts';

/** Answers 405 with `Allow` to every other method at the endpoints' addresses; comes after their routes. */
export function otherMethods(): Hono {
  const routes = new Hono();
  for (const { method, path } of Object.values(ENDPOINTS)) {
    const allowed = method === 'GET' ? 'GET, HEAD' : method;
    const { problem } = refuse('method-not-allowed', `This call is made by ${method}.`);
    routes.all(routeOf(path), (call) => {
      call.header('allow', allowed);
      return answerProblem(call, problem);
    });
  }
  return routes;
}
