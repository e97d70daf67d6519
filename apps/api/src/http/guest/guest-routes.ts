import { ENDPOINTS, type Endpoint } from '@motel/api-client/contracts';
import type { Context, Hono } from 'hono';
import { authenticate, type SignedIn } from '../../guests/index.ts';
import { fewLines } from '../../shared/few-lines.ts';
import { type Outcome, refuse, succeed } from '../../shared/outcome.ts';
import { answerOutcome, answerRefusal, REVALIDATED } from '../answer-outcome.ts';
import type { HttpContext } from '../http-context.ts';
import { clientAddress } from '../request/client-address.ts';
import { deviceCookie } from '../request/device-cookie.ts';
import { readAsked } from '../request/read-asked.ts';
import { routesOf } from '../routes-of.ts';
import type { AskedByGuest, GuestHandler, GuestHttpContext } from './guest-handler.ts';
import { GUEST_HANDLERS } from './guest-handlers.ts';

const BEARER = /^Bearer +([\w.~+/-]+=*)$/i;

/** The calls of guests, each behind its limit and, where it is personal, the guest's token. */
export function guestRoutes(httpContext: HttpContext, publicUrl: string): Hono {
  const context: GuestHttpContext = {
    ...httpContext,
    publicUrl,
    devices: deviceCookie(httpContext, publicUrl),
    logRefusedEvent: fewLines(httpContext.logger, 'A payment event was refused'),
  };
  return routesOf<keyof typeof ENDPOINTS, Endpoint>(ENDPOINTS, async (name, endpoint, call) => {
    const asked = await readCall(context, endpoint, call);
    if (!asked.ok) return answerRefusal(call, asked);
    const handler = GUEST_HANDLERS[name] as GuestHandler<Endpoint>;
    const outcome = (await handler(context, asked.value)) as Outcome<object>;
    return answerOutcome(call, outcome, endpoint.isShared && REVALIDATED);
  });
}

/** Reads a request: from where, by whom, and what is asked. */
async function readCall(
  context: GuestHttpContext,
  endpoint: Endpoint,
  call: Context,
): Promise<Outcome<AskedByGuest<Endpoint>>> {
  const address = clientAddress(call, context.trustedProxies);
  if (endpoint.limit !== undefined) {
    const allowed = await context.limits.take({ [`${endpoint.limit} from an address`]: address });
    if (!allowed.ok) return allowed;
  }
  const guest = endpoint.right === 'guest' ? await guestOf(context, call) : succeed(undefined);
  if (!guest.ok) return guest;
  const asked = await readAsked(endpoint, call);
  if (!asked.ok) return asked;
  return succeed({ ...asked.value, guest: guest.value as undefined, address });
}

/** The guest of a request, by its bearer token. Others are refused with `unauthenticated`. */
async function guestOf(context: HttpContext, call: Context): Promise<Outcome<SignedIn>> {
  const [, token] = BEARER.exec(call.req.header('authorization') ?? '') ?? [];
  if (token === undefined) return refuse('unauthenticated', 'sign-in-missing');
  const guest = await authenticate(context, token);
  if (guest === undefined) return refuse('unauthenticated', 'session-ended');
  call.set('number', guest.mobile);
  return succeed(guest);
}
