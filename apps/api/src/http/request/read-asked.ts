import {
  type BodyOf,
  type Endpoint,
  IDEMPOTENCY_KEY,
  isKeyed,
  type PartsOf,
  type QueryOf,
} from '@motel/api-client/contracts';
import type { Context } from 'hono';
import { safeParse } from 'zod/v4/core';
import { type Outcome, refuse, succeed } from '../../shared/outcome.ts';
import { readIdempotencyKey } from './idempotency-key.ts';
import { readJson } from './read-json.ts';

/** A request, read by the contract of its call. */
export interface Asked<Call extends Endpoint> {
  readonly parts: Readonly<Record<PartsOf<Call['path']>, string>>;
  readonly query: QueryOf<Call>;
  readonly body: BodyOf<Call>;
  /** The same key is the same action. Only a guest may leave it out. */
  readonly key: string | undefined;
  /** For cookies, and to read what the contract leaves out. */
  readonly call: Context;
}

/** Reads what is asked. Refused with `malformed` or `unsupported-media-type` where it is not what the call takes. */
export async function readAsked(endpoint: Endpoint, call: Context): Promise<Outcome<Asked<Endpoint>>> {
  const key = isKeyed(endpoint) ? readIdempotencyKey(call.req.raw.headers) : succeed(undefined);
  if (!key.ok) return key;
  const mayLackKey = endpoint.right === 'guest' || endpoint.right === 'visitor';
  if (isKeyed(endpoint) && key.value === undefined && !mayLackKey)
    return refuse('malformed', 'key-missing', { header: IDEMPOTENCY_KEY });
  const query = endpoint.query && safeParse(endpoint.query, call.req.query());
  if (query?.success === false) return refuse('malformed', 'form-unexpected');
  const body = endpoint.body && (await readJson(call.req.raw, endpoint.body));
  if (body?.ok === false) return body;
  return succeed({
    parts: call.req.param(),
    query: query?.data as undefined,
    body: body?.value as undefined,
    key: key.value,
    call,
  });
}
