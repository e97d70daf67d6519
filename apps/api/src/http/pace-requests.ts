import { setTimeout as delay } from 'node:timers/promises';
import type { MiddlewareHandler } from 'hono';
import type { HttpContext } from './http-context.ts';
import { clientNetwork } from './request/client-address.ts';
import { type Pace, requestPace } from './request/request-pace.ts';

/** A visit takes some forty requests, and a house full of guests may share an address. */
const PACE: Pace = { burst: 300, perSecond: 100 };

/**
 * Lets a client that floods wait, so that the others do not: beyond a burst its requests are answered at a steady pace.
 * Nothing is refused. The machine's own requests never wait.
 */
export function paceRequests(
  { trustedProxies }: Pick<HttpContext, 'trustedProxies'>,
  pace = PACE,
): MiddlewareHandler {
  const waitOf = requestPace(pace);
  return async (call, next) => {
    const client = clientNetwork(call, trustedProxies);
    if (client === undefined || isThisMachine(client)) return next();
    const wait = waitOf(client, performance.now());
    if (wait > 0) await delay(wait);
    return next();
  };
}

function isThisMachine(network: string): boolean {
  return network.startsWith('127.') || network === '0:0:0:0::/64';
}
