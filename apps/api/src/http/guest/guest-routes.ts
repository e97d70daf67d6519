import { ENDPOINTS, type Endpoint } from '@motel/api-client/contracts';
import type { Context, Hono } from 'hono';
import type { Logger } from 'pino';
import { authenticate, type SignedIn } from '../../guests/index.ts';
import { MINUTE } from '../../shared/clock.ts';
import { type Outcome, refuse, succeed } from '../../shared/outcome.ts';
import { answerOutcome, answerRefusal, readAsked, routesOf } from '../calls.ts';
import type { HttpServices } from '../http-context.ts';
import { clientAddress } from '../request/client-address.ts';
import { deviceCookie } from '../request/device-cookie.ts';
import {
  type AskedByGuest,
  GUEST_HANDLERS,
  type GuestHandler,
  type GuestHttpContext,
} from './guest-handlers.ts';
import { keptAnswers } from './kept-answers.ts';

const BEARER = /^Bearer +([\w.~+/-]+=*)$/i;

/** The calls of guests, each behind its limit and, where it is personal, the guest's token. */
export function guestRoutes(httpServices: HttpServices, publicUrl: string): Hono {
  const services = {
    ...httpServices,
    publicUrl,
    devices: deviceCookie(httpServices, publicUrl),
    logRefusedEvent: fewLines(httpServices.logger, 'A payment event was refused'),
  };
  const answerKept = keptAnswers(httpServices);
  return routesOf<keyof typeof ENDPOINTS, Endpoint>(ENDPOINTS, async (name, endpoint, call) => {
    const spoken = call.get('spoken');
    const context = { ...services, motel: spoken, words: call.get('words') };
    const handler = GUEST_HANDLERS[name] as GuestHandler<Endpoint>;
    const answer = (asked: AskedByGuest<Endpoint>) => handler(context, asked) as Promise<Outcome<object>>;
    const address = clientAddress(call, context.trustedProxies);
    if (endpoint.isShared) {
      const read = await readAsked(context.motel, endpoint, call);
      if (!read.ok) return answerRefusal(call, read);
      return answerKept(call, `${call.req.path} ${JSON.stringify(read.value.query ?? '')}`, {
        allow: () => allow(context, endpoint, address),
        make: () => answer({ ...read.value, guest: undefined, address }),
      });
    }
    const asked = await readCall(context, endpoint, call, address);
    if (!asked.ok) return answerRefusal(call, asked);
    return answerOutcome(call, await answer(asked.value));
  });
}

/** Counts a call of a client whose number is limited. */
async function allow({ limits }: GuestHttpContext, { limit }: Endpoint, address: string | undefined) {
  return limit === undefined ? succeed(undefined) : limits.take({ [`${limit} from an address`]: address });
}

/** Reads a request: from where, by whom, and what is asked. */
async function readCall(
  context: GuestHttpContext,
  endpoint: Endpoint,
  call: Context,
  address: string | undefined,
): Promise<Outcome<AskedByGuest<Endpoint>>> {
  const allowed = await allow(context, endpoint, address);
  if (!allowed.ok) return allowed;
  const guest = endpoint.right === 'guest' ? await guestOf(context, call) : succeed(undefined);
  if (!guest.ok) return guest;
  const asked = await readAsked(context.motel, endpoint, call);
  if (!asked.ok) return asked;
  return succeed({ ...asked.value, guest: guest.value as undefined, address });
}

/** The guest of a request, by its bearer token. Others are refused with `unauthenticated`. */
async function guestOf(context: GuestHttpContext, call: Context): Promise<Outcome<SignedIn>> {
  const [, token] = BEARER.exec(call.req.header('authorization') ?? '') ?? [];
  if (token === undefined) return refuse('unauthenticated', 'sign-in-missing');
  const guest = await authenticate(context, token);
  if (guest === undefined) return refuse('unauthenticated', 'session-ended');
  call.set('number', guest.mobile);
  return succeed(guest);
}

/** In a minute. */
const FIRST_LINES = 5;

/** Logs what strangers can cause at will: the first lines of a minute, and at its end how many more there were. */
export function fewLines(logger: Pick<Logger, 'warn'>, message: string): (reason: string) => void {
  let count = 0;
  const endMinute = () => {
    const more = count - FIRST_LINES;
    if (more > 0) logger.warn({ more }, `${message}, and more in the same minute`);
    count = 0;
  };
  return (reason) => {
    count += 1;
    if (count === 1) setTimeout(endMinute, MINUTE).unref();
    if (count <= FIRST_LINES) logger.warn({ reason }, message);
  };
}
