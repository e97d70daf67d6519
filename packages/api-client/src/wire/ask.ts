import { type HTTPError, isHTTPError, isNetworkError, isTimeoutError, type ResponsePromise } from 'ky';
import * as z from 'zod/mini';
import { problem } from '../contracts/problem.ts';
import { ApiProblem } from '../errors/api-problem.ts';
import { UnexpectedAnswer } from '../errors/unexpected-answer.ts';
import { Unreachable } from '../errors/unreachable.ts';
import type { Call } from './call.ts';
import { request } from './request.ts';
import type { Wire } from './wire.ts';

const refusal = z.object({
  message: z.string().check(z.minLength(1)),
  code: z.catch(z.optional(problem.shape.code), undefined),
  issues: z.catch(problem.shape.issues, undefined),
});

/**
 * Sends a call and reads its answer.
 * @throws ApiProblem, Unreachable or UnexpectedAnswer, after logging it (§8); the signal's reason when aborted
 */
export function ask<Schema extends z.core.$ZodType>(
  wire: Wire,
  call: Call,
  schema: Schema,
): Promise<z.output<Schema>> {
  return attempt(wire, call, async (sent) => {
    const answer: unknown = await sent.json();
    const read = z.safeParse(schema, answer);
    if (read.success) return read.data;
    const paths = read.error.issues.map(({ path }) => path.join('.') || 'body');
    throw new UnexpectedAnswer(`${call.method} ${call.path}`, paths, read.error);
  });
}

/**
 * Sends a call of which only the OK status counts; its body is not read.
 * @throws ApiProblem or Unreachable, after logging it (§8); the signal's reason when aborted
 */
export function deliver(wire: Wire, call: Call): Promise<void> {
  return attempt(wire, call, async (sent) => void (await sent));
}

async function attempt<T>(wire: Wire, call: Call, read: (sent: ResponsePromise) => Promise<T>): Promise<T> {
  // Outside the try: an impossible address is a bug, not a network failure.
  const sent = request(wire, call);
  try {
    return await read(sent);
  } catch (error) {
    if (call.signal?.aborted) throw error;
    const failure = failureOf(error, call);
    // biome-ignore lint/suspicious/noConsole: §8 requires a log of every failed call; only this place writes it.
    const log = wire.log ?? console.error;
    log(call.onFailure, failure);
    throw failure;
  }
}

/** The failure as one of this package's errors; any other error, such as an abort, stays unchanged. */
function failureOf(error: unknown, call: Call): unknown {
  if (isHTTPError(error)) return problemOf(error);
  if (isTimeoutError(error)) return new Unreachable('timeout', error);
  if (error instanceof SyntaxError) return new UnexpectedAnswer(`${call.method} ${call.path}`, [], error);
  // A connection lost during the body arrives as a bare TypeError.
  if (isNetworkError(error) || error instanceof TypeError) return new Unreachable('network', error);
  return error;
}

// The server's sentence is kept even when the rest comes from another version of the contract.
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
