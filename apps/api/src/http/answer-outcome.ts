import type { ProblemCode } from '@motel/api-client/contracts';
import type { Words } from '@motel/content/server';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { type Outcome, problemOf, type Refused } from '../shared/outcome.ts';

export const STATUS: Record<ProblemCode, ContentfulStatusCode> = {
  malformed: 400,
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  'method-not-allowed': 405,
  'sold-out': 409,
  'price-changed': 409,
  'key-reused': 409,
  'changed-meanwhile': 409,
  'too-large': 413,
  'address-too-long': 414,
  'unsupported-media-type': 415,
  'rule-broken': 422,
  'too-many-requests': 429,
  internal: 500,
  'not-selling': 503,
  'payment-unavailable': 503,
  unavailable: 503,
};

declare module 'hono' {
  interface ContextVariableMap {
    /** Of the caller. */
    words: Words;
  }
}

/** Refuses a request, in the caller's words. */
export function answerRefusal(context: Context, { error }: Refused): Response {
  const status = STATUS[error.code];
  context.header('cache-control', 'no-store');
  if (status === 401) context.header('www-authenticate', 'Bearer');
  if (error.retryAfter !== undefined) context.header('retry-after', `${error.retryAfter}`);
  return context.json(problemOf(context.get('words'), error), status);
}

/** Any cache may store the answer but must revalidate it, so that a price is never stale. */
export const REVALIDATED = 'public, no-cache';

/** Answers with the outcome of a use case, which is for its client alone. */
export function answerOutcome(context: Context, outcome: Outcome<object>): Response {
  if (!outcome.ok) return answerRefusal(context, outcome);
  context.header('cache-control', 'no-store');
  return context.json(outcome.value);
}
