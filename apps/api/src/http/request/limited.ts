import type { MiddlewareHandler } from 'hono';
import type { Context } from '../../use-cases/context.ts';
import type { LimitName } from '../../use-cases/limits.ts';
import { answerOutcome } from '../answer-outcome.ts';
import { clientAddress } from './client-address.ts';

/** Lets a route be asked as often as the limit of an address allows. */
export function limited({ limits, trustedProxies }: Context, limit: LimitName): MiddlewareHandler {
  return async (call, next) => {
    const taken = await limits.take(limit, clientAddress(call, trustedProxies));
    return taken.ok ? next() : answerOutcome(call, taken);
  };
}
