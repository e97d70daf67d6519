import { type HTTPError, isHTTPError, isNetworkError, isTimeoutError } from 'ky';
import * as z from 'zod/mini';
import { problem } from '../contracts/problem.ts';
import { ApiProblem } from '../errors/api-problem.ts';
import { UnexpectedAnswer } from '../errors/unexpected-answer.ts';
import { Unreachable } from '../errors/unreachable.ts';
import type { Call } from './call.ts';

/** The failure as one of this package's errors; any other error, such as an abort, stays unchanged. */
export function failureOf(error: unknown, call: Call): unknown {
  if (isHTTPError(error)) return problemOf(error);
  if (isTimeoutError(error)) return new Unreachable('timeout', error);
  if (error instanceof SyntaxError) return new UnexpectedAnswer(`${call.method} ${call.path}`, [], error);
  // A connection lost during the body arrives as a bare TypeError.
  if (isNetworkError(error) || error instanceof TypeError) return new Unreachable('network', error);
  return error;
}

// The server's sentence is kept even when the rest comes from another version of the contract.
const refusal = z.object({
  message: z.string().check(z.minLength(1)),
  code: z.catch(z.optional(problem.shape.code), undefined),
  issues: z.catch(problem.shape.issues, undefined),
});

function problemOf({ response, data }: HTTPError): ApiProblem {
  const read = z.safeParse(refusal, data);
  return new ApiProblem({
    status: response.status,
    serverMessage: read.data?.message,
    code: read.data?.code,
    issues: read.data?.issues,
    retryAfter: secondsOf(response.headers.get('retry-after')),
  });
}

/** Only the form in seconds: our server never sends the other one, a date. */
function secondsOf(retryAfter: string | null): number | undefined {
  return retryAfter !== null && /^\d{1,9}$/.test(retryAfter) ? Number(retryAfter) : undefined;
}
