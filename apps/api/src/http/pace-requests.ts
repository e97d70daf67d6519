import { setTimeout as delay } from 'node:timers/promises';
import type { MiddlewareHandler } from 'hono';
import type { HttpContext } from './http-context.ts';
import { clientNetwork } from './request/client-address.ts';
import { requestPace } from './request/request-pace.ts';

/** A visit takes some forty requests, and a house full of guests may share an address. */
const BURST = 300;
const PER_SECOND = 100;

/**
 * Lets a client that floods wait, so that the others do not: beyond a burst its requests are answered at a steady pace.
 * Nothing is refused. The machine's own requests never wait.
 */
export function paceRequests({ trustedProxies }: Pick<HttpContext, 'trustedProxies'>): MiddlewareHandler {
  const waitOf = requestPace({ burst: BURST, perSecond: PER_SECOND });
  return async (call, next) => {
    const client = clientNetwork(call, trustedProxies);
    if (client === undefined || isThisMachine(client)) return next();
    const wait = waitOf(client, performance.now());
    // A request that comes a moment early is not worth a timer.
    if (wait > 1000 / PER_SECOND) await delay(wait);
    return next();
  };
}

function isThisMachine(network: string): boolean {
  return network.startsWith('127.') || network === '0:0:0:0::/64';
}
