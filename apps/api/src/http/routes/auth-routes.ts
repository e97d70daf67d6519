import { ENDPOINTS, signInRequest } from '@motel/api-client/contracts';
import { Hono } from 'hono';
import { signIn, signOut } from '../../guests/index.ts';
import { succeed } from '../../shared/outcome.ts';
import { answerOutcome } from '../answer-outcome.ts';
import type { HttpContext } from '../http-context.ts';
import { limited } from '../request/limited.ts';
import { readJson } from '../request/read-json.ts';
import { signedIn } from '../request/signed-in-guest.ts';

export function authRoutes(context: HttpContext): Hono {
  const routes = new Hono();

  routes.post(ENDPOINTS.signIn.path, limited(context, 'sign-ins from an address'), async (call) => {
    const request = await readJson(call.req.raw, signInRequest);
    return answerOutcome(call, request.ok ? await signIn(context, request.value) : request);
  });

  routes.post(ENDPOINTS.signOut.path, signedIn(context), async (call) => {
    await signOut(context, call.var.guest);
    return answerOutcome(call, succeed({ success: true }));
  });

  return routes;
}
