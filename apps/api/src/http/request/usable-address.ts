import type { MiddlewareHandler } from 'hono';
import { refuse } from '../../shared/outcome.ts';
import { answerRefusal } from '../answer-outcome.ts';

/** Refuses an address with a NUL in it: no name of ours contains one, and the database cannot compare it. */
export const refuseUnusableAddress: MiddlewareHandler = async (call, next) => {
  if (call.req.url.includes('%00')) return answerRefusal(call, UNUSABLE);
  return next();
};

const UNUSABLE = refuse('malformed', 'address-unusable');
