import { ENDPOINTS, signInRequest } from '@motel/api-client/contracts';
import { Hono } from 'hono';
import { countOtherSessions, readMobile, signIn, signOut, signOutOthers } from '../../guests/index.ts';
import { succeed } from '../../shared/outcome.ts';
import { answerOutcome } from '../answer-outcome.ts';
import type { HttpContext } from '../http-context.ts';
import { clientAddress } from '../request/client-address.ts';
import { deviceCookie } from '../request/device-cookie.ts';
import { limited } from '../request/limited.ts';
import { readJson } from '../request/read-json.ts';
import { signedIn } from '../request/signed-in-guest.ts';

export function authRoutes(context: HttpContext, publicUrl: string): Hono {
  const routes = new Hono();
  const devices = deviceCookie(context, publicUrl);
  const guestOnly = signedIn(context);
  const limit = limited(context, 'questions from an address');

  routes.post(ENDPOINTS.signIn.path, limited(context, 'sign-ins from an address'), async (call) => {
    const request = await readJson(call.req.raw, signInRequest);
    if (!request.ok) return answerOutcome(call, request);
    const mobile = readMobile(request.value.mobile);
    if (mobile.ok) call.set('number', mobile.value);
    const address = clientAddress(call, context.trustedProxies);
    return answerOutcome(call, await signIn(context, request.value, devices.read(call), address));
  });

  routes.post(ENDPOINTS.signOut.path, guestOnly, async (call) => {
    await signOut(context, call.var.guest);
    return answerOutcome(call, succeed({ success: true }));
  });

  routes.get(ENDPOINTS.otherSessions.path, limit, guestOnly, async (call) =>
    answerOutcome(
      call,
      succeed({ others: await countOtherSessions(context, call.var.guest, devices.read(call)) }),
    ),
  );

  routes.post(ENDPOINTS.signOutOthers.path, limit, guestOnly, async (call) =>
    answerOutcome(call, await signOutOthers(context, call.var.guest, devices.read(call))),
  );

  return routes;
}
