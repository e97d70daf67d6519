import {
  cancelStayRequest,
  changeRequestRequest,
  changeStayRequest,
  ENDPOINTS,
  previewChangeRequest,
} from '@motel/api-client/contracts';
import { type Context, Hono } from 'hono';
import {
  type AskedStay,
  cancelOwnStay,
  changeOwnRequest,
  changeOwnStay,
  mailReceipt,
  previewOwnChange,
  showOwnStay,
  showStayOfCheckout,
} from '../../changes/index.ts';
import { answerOutcome } from '../answer-outcome.ts';
import type { HttpContext } from '../http-context.ts';
import { clientAddress } from '../request/client-address.ts';
import { deviceCookie } from '../request/device-cookie.ts';
import { readIdempotencyKey } from '../request/idempotency-key.ts';
import { limited } from '../request/limited.ts';
import { readJson } from '../request/read-json.ts';
import { returnOrigin } from '../request/return-origin.ts';
import { type SignedInCall, signedIn } from '../request/signed-in-guest.ts';
import { routeOf } from './endpoint-path.ts';

/** A guest's own hand: one stay, to read and to change. */
export function stayRoutes(context: HttpContext, publicUrl: string): Hono {
  const routes = new Hono();
  const devices = deviceCookie(context, publicUrl);
  const guestOnly = signedIn(context);
  const limit = limited(context, 'questions from an address');
  const asked = (call: Context<SignedInCall>): AskedStay => ({
    id: call.req.param('id') ?? '',
    guest: call.var.guest,
    device: devices.read(call),
  });

  routes.get(routeOf(ENDPOINTS.stay.path), limit, guestOnly, async (call) =>
    answerOutcome(call, await showOwnStay(context, asked(call))),
  );

  routes.get(routeOf(ENDPOINTS.stayOfCheckout.path), limit, guestOnly, async (call) => {
    const { id: sessionId, ...viewer } = asked(call);
    return answerOutcome(call, await showStayOfCheckout(context, { sessionId, ...viewer }));
  });

  routes.post(routeOf(ENDPOINTS.cancelStay.path), limit, guestOnly, async (call) => {
    const request = await readJson(call.req.raw, cancelStayRequest);
    if (!request.ok) return answerOutcome(call, request);
    return answerOutcome(call, await cancelOwnStay(context, asked(call), request.value.refunded));
  });

  routes.post(routeOf(ENDPOINTS.previewChange.path), limit, guestOnly, async (call) => {
    const request = await readJson(call.req.raw, previewChangeRequest);
    if (!request.ok) return answerOutcome(call, request);
    return answerOutcome(call, await previewOwnChange(context, asked(call), request.value));
  });

  routes.post(routeOf(ENDPOINTS.changeStay.path), limit, guestOnly, async (call) => {
    const key = readIdempotencyKey(call.req.raw.headers);
    if (!key.ok) return answerOutcome(call, key);
    const request = await readJson(call.req.raw, changeStayRequest);
    if (!request.ok) return answerOutcome(call, request);
    const options = {
      key: key.value,
      origin: returnOrigin(call.req.raw.headers, publicUrl),
      address: clientAddress(call, context.trustedProxies),
    };
    return answerOutcome(call, await changeOwnStay(context, asked(call), request.value, options));
  });

  routes.post(routeOf(ENDPOINTS.changeStayRequest.path), limit, guestOnly, async (call) => {
    const request = await readJson(call.req.raw, changeRequestRequest);
    if (!request.ok) return answerOutcome(call, request);
    return answerOutcome(call, await changeOwnRequest(context, asked(call), request.value.specialRequest));
  });

  routes.post(routeOf(ENDPOINTS.mailReceipt.path), limit, guestOnly, async (call) =>
    answerOutcome(call, await mailReceipt(context, asked(call))),
  );

  return routes;
}
