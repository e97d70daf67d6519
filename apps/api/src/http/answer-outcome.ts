import type { Problem, ProblemCode } from '@motel/api-client/contracts';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Outcome } from '../use-cases/outcome.ts';

/** The status that goes with each code. */
export const STATUS: Record<ProblemCode, ContentfulStatusCode> = {
  malformed: 400,
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  'method-not-allowed': 405,
  'sold-out': 409,
  'price-changed': 409,
  'key-reused': 409,
  'too-large': 413,
  'unsupported-media-type': 415,
  'rule-broken': 422,
  'too-many-requests': 429,
  internal: 500,
  'payment-unavailable': 503,
  unavailable: 503,
};

/** Refuses a request. */
export function answerProblem(context: Context, problem: Problem): Response {
  const status = STATUS[problem.code];
  context.header('cache-control', 'no-store');
  if (status === 401) context.header('www-authenticate', 'Bearer');
  return context.json(problem, status);
}

/** Anybody may keep the answer but asks whether it still holds: a price is never old. */
export const FOR_EVERYBODY = 'public, no-cache';

/** Answers how a use case ended. @param cacheControl answers are personal unless their route says otherwise */
export function answerOutcome<T extends object>(
  context: Context,
  outcome: Outcome<T>,
  cacheControl = 'no-store',
): Response {
  if (!outcome.ok) {
    if (outcome.retryAfter !== undefined) context.header('retry-after', `${outcome.retryAfter}`);
    return answerProblem(context, outcome.problem);
  }
  context.header('cache-control', cacheControl);
  return context.json(outcome.value);
}
