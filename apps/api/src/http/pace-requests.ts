import { setTimeout as delay } from 'node:timers/promises';
import type { Context, MiddlewareHandler } from 'hono';
import { isThisMachine, openShares } from '../limits/index.ts';
import { refusalForNow } from '../shared/outcome.ts';
import { answerRefusal } from './calls.ts';
import type { HttpContext } from './http-context.ts';
import { networksOfIncoming } from './request/client-address.ts';
import { bindingsOf, isRead } from './request/incoming-request.ts';

/** Requests of one customer that are open at once, slow ones too: each keeps a connection of the process or of its proxy. */
const MOST_OPEN = 100;
/** Of all clients together: what waits must leave most of the process's connections to those that do not wait. */
const MOST_WAITING = 400;

/** Lets a client that floods wait, then refuses it, so that others do not wait; the machine's own requests pass. */
export function paceRequests({
  trustedProxies,
  meter,
  pace,
}: Pick<HttpContext, 'trustedProxies' | 'meter' | 'pace'>): MiddlewareHandler {
  const open = openShares(MOST_OPEN);
  let waiting = 0;

  function refuseNow(call: Context): Response {
    meter.limited('pace');
    // A body that is still on its way, or never comes, keeps no connection.
    if (!isRead(call.req)) call.header('connection', 'close');
    return answerRefusal(call, TOO_FAST);
  }

  return async (call, next) => {
    const networks = networksOfIncoming(bindingsOf(call).incoming, trustedProxies);
    if (networks.length === 0 || isThisMachine(networks)) return next();
    const close = open(networks);
    if (close === undefined) return refuseNow(call);
    try {
      const wait = pace(networks, performance.now());
      if (wait === undefined || (wait > 0 && waiting >= MOST_WAITING)) return refuseNow(call);
      if (wait > 0) {
        waiting += 1;
        await delay(wait);
        waiting -= 1;
      }
      await next();
    } finally {
      close();
    }
  };
}

const TOO_FAST = refusalForNow('too-many-requests', 'too-fast', 1);
