import {
  type BodyOf,
  type Endpoint,
  IDEMPOTENCY_KEY,
  isKeyed,
  type PartsOf,
  type QueryOf,
} from '@motel/api-client/contracts';
import { fail } from '@motel/booking-core';
import type { Motel } from '@motel/content/server';
import type { Context } from 'hono';
import type * as z from 'zod/v4/core';
import { type Outcome, refuse, succeed } from '../../shared/outcome.ts';
import { readByContract } from '../../shared/read-by-contract.ts';
import { parseStorableJson } from '../../shared/storable.ts';

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
export async function readAsked(
  motel: Motel,
  endpoint: Endpoint,
  call: Context,
): Promise<Outcome<Asked<Endpoint>>> {
  const key = isKeyed(endpoint) ? readIdempotencyKey(call.req.raw.headers) : succeed(undefined);
  if (!key.ok) return key;
  const mayLackKey = endpoint.right === 'guest' || endpoint.right === 'visitor';
  if (isKeyed(endpoint) && key.value === undefined && !mayLackKey)
    return refuse('malformed', 'key-missing', { header: IDEMPOTENCY_KEY });
  const query = endpoint.query && readByContract(motel, endpoint.query, call.req.query());
  if (query?.success === false) return refuse('malformed', 'form-unexpected');
  const body = endpoint.body && (await readJson(motel, call.req.raw, endpoint.body));
  if (body?.ok === false) return body;
  return succeed({
    parts: call.req.param(),
    query: query?.data as undefined,
    body: body?.value as undefined,
    key: key.value,
    call,
  });
}

/**
 * Reads the body of a request by its contract.
 * Refused with `unsupported-media-type` or `malformed` when the body is not JSON, has another shape, or contains
 * characters that cannot be stored (NUL and halves of surrogate pairs).
 */
async function readJson<Schema extends z.$ZodType>(
  motel: Motel,
  request: Request,
  schema: Schema,
): Promise<Outcome<z.output<Schema>>> {
  if (!/^application\/json\s*(;|$)/i.test(request.headers.get('content-type') ?? ''))
    return refuse('unsupported-media-type', 'json-missing');
  const text = await request.text();
  let json: unknown;
  try {
    json = parseStorableJson(text);
  } catch {
    return refuse('malformed', 'json-invalid');
  }
  const read = readByContract(motel, schema, json);
  if (read.success) return succeed(read.data);

  const issues = read.error.issues.map(({ path, message }) => ({
    field: path.join('.'),
    rule: 'contract',
    message,
  }));
  return fail({ code: 'malformed', reason: 'form-unexpected', issues });
}

const VISIBLE = /^[\x21-\x7e]{1,255}$/;

/** The browser's name for the draft, if the request has one: 1 to 255 visible characters. */
export function readIdempotencyKey(headers: Headers): Outcome<string | undefined> {
  const key = headers.get(IDEMPOTENCY_KEY);
  if (key === null) return succeed(undefined);
  if (VISIBLE.test(key)) return succeed(key);
  return refuse('malformed', 'key-invalid', { header: IDEMPOTENCY_KEY });
}
