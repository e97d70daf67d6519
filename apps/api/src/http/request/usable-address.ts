import type { MiddlewareHandler } from 'hono';
import { refuse } from '../../use-cases/outcome.ts';
import { answerProblem } from '../answer-outcome.ts';

/** Refuses an address with a NUL in it, which nothing here is named by and the database cannot compare. */
export const refuseUnusableAddress: MiddlewareHandler = async (call, next) => {
  if (call.req.url.includes('%00')) return answerProblem(call, UNUSABLE.problem);
  return next();
};

const UNUSABLE = refuse('malformed', 'The address holds characters that cannot be used.');
