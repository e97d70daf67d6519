import type { MiddlewareHandler } from 'hono';
import type { LimitName } from '../../limits/index.ts';
import { answerOutcome } from '../answer-outcome.ts';
import type { HttpContext } from '../http-context.ts';
import { clientAddress } from './client-address.ts';

/** Refuses requests to a route above the limit of an address. */
export function limited({ limits, trustedProxies }: HttpContext, limit: LimitName): MiddlewareHandler {
  return async (call, next) => {
    const taken = await limits.take({ [limit]: clientAddress(call, trustedProxies) });
    return taken.ok ? next() : answerOutcome(call, taken);
  };
}
