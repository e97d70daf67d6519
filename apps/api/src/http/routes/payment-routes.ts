import {
  checkoutRequest,
  ENDPOINTS,
  promotionCodeRequest,
  releaseRequest,
} from '@motel/api-client/contracts';
import { Hono } from 'hono';
import {
  checkPromotionCode,
  createCheckout,
  releaseCheckout,
  showCheckoutStatus,
} from '../../checkout/index.ts';
import {
  applyPaymentEvent,
  type PaymentEvent,
  SignatureError,
  UnreadableEventError,
} from '../../money/index.ts';
import { fewLines } from '../../shared/few-lines.ts';
import { type Outcome, refuse, succeed } from '../../shared/outcome.ts';
import { answerOutcome } from '../answer-outcome.ts';
import type { HttpContext } from '../http-context.ts';
import { clientAddress } from '../request/client-address.ts';
import { deviceCookie } from '../request/device-cookie.ts';
import { readIdempotencyKey } from '../request/idempotency-key.ts';
import { limited } from '../request/limited.ts';
import { readJson } from '../request/read-json.ts';
import { returnOrigin } from '../request/return-origin.ts';
import { signedIn } from '../request/signed-in-guest.ts';
import { routeOf } from './endpoint-path.ts';

export function paymentRoutes(context: HttpContext, publicUrl: string): Hono {
  const routes = new Hono();
  const devices = deviceCookie(context, publicUrl);
  const guestOnly = signedIn(context);
  const limit = limited(context, 'questions from an address');
  const logRefused = fewLines(context.logger, 'A payment event was refused');

  routes.post(ENDPOINTS.createCheckout.path, limit, guestOnly, async (call) => {
    const { headers } = call.req.raw;
    const key = readIdempotencyKey(headers);
    if (!key.ok) return answerOutcome(call, key);
    const request = await readJson(call.req.raw, checkoutRequest);
    if (!request.ok) return answerOutcome(call, request);
    const options = {
      key: key.value,
      origin: returnOrigin(headers, publicUrl),
      address: clientAddress(call, context.trustedProxies),
      device: devices.read(call),
    };
    const outcome = await createCheckout(context, call.var.guest, request.value, options);
    context.meter.checkout(outcome.ok ? 'held' : outcome.error.code);
    if (outcome.ok) devices.write(call, options.device);
    return answerOutcome(call, outcome);
  });

  routes.post(ENDPOINTS.checkPromotionCode.path, limit, guestOnly, async (call) => {
    const request = await readJson(call.req.raw, promotionCodeRequest);
    if (!request.ok) return answerOutcome(call, request);
    const address = clientAddress(call, context.trustedProxies);
    return answerOutcome(call, await checkPromotionCode(context, call.var.guest, request.value, address));
  });

  routes.post(ENDPOINTS.releaseCheckout.path, limit, guestOnly, async (call) => {
    const request = await readJson(call.req.raw, releaseRequest);
    if (!request.ok) return answerOutcome(call, request);
    return answerOutcome(call, await releaseCheckout(context, call.var.guest, request.value.sessionId));
  });

  routes.get(routeOf(ENDPOINTS.checkoutStatus.path), limit, async (call) =>
    answerOutcome(call, await showCheckoutStatus(context.db, call.req.param('id') ?? '')),
  );

  routes.post(ENDPOINTS.webhook.path, async (call) => {
    const event = await readEvent(context, call.req.raw, logRefused);
    if (!event.ok) return answerOutcome(call, event);
    await applyPaymentEvent(context, { provider: context.payments.name, event: event.value });
    context.meter.paymentEvent(event.value.type, 'webhook');
    return answerOutcome(call, succeed({ success: true }));
  });

  return routes;
}

async function readEvent(
  { payments, logger }: HttpContext,
  request: Request,
  logRefused: (reason: string) => void,
): Promise<Outcome<PaymentEvent>> {
  // The text byte for byte as it was signed: the usual `text()` would drop a byte order mark.
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await request.arrayBuffer());
  try {
    return succeed(await payments.readEvent(text, request.headers));
  } catch (error) {
    if (error instanceof UnreadableEventError) {
      logger.error({ err: error }, 'A payment event could not be read');
      return refuse('malformed', 'event-unreadable');
    }
    if (!(error instanceof SignatureError)) throw error;
    logRefused(error.message);
    return refuse('malformed', 'event-unsigned');
  }
}
