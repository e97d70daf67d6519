import type { ResponsePromise } from 'ky';
import * as z from 'zod/mini';
import { UnexpectedAnswer } from '../errors/unexpected-answer.ts';
import type { Call } from './call.ts';
import { failureOf } from './failure-of.ts';
import { request } from './request.ts';
import type { Wire } from './wire.ts';

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
