import {
  type BodyOf,
  type Endpoint,
  IDEMPOTENCY_KEY,
  isKeyed,
  type PartsOf,
  type ProblemCode,
  type QueryOf,
} from '@motel/api-client/contracts';
import type { Motel, Words } from '@motel/content/server';
import { type Context, Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type * as z from 'zod/v4/core';
import { problemOf, type Refusal, RefusedError, refusal, refusalOf, refuse } from '../shared/outcome.ts';
import { readByContract } from '../shared/read-by-contract.ts';
import { parseStorableJson } from '../shared/storable.ts';

/** The routes of a table of calls. Other methods at their addresses get 405 with `Allow`. */
export function routesOf<Name extends string, Call extends Endpoint>(
  endpoints: Readonly<Record<Name, Call>>,
  answer: (name: Name, endpoint: Call, call: Context) => Promise<Response>,
): Hono {
  const routes = new Hono();
  const named = Object.entries(endpoints) as [Name, Call][];
  for (const [name, endpoint] of named) {
    const path = routeOf(endpoint);
    routes.on(endpoint.method, path, (call) =>
      answer(name, endpoint, call).catch((error: unknown) => answerRefusal(call, refusalOf(error))),
    );
  }
  for (const [path, calls] of Map.groupBy(named, ([, endpoint]) => routeOf(endpoint))) {
    const methods = calls.map(([, { method }]) => method);
    const [method = 'GET'] = methods;
    routes.all(path, (call) => {
      call.header('allow', methods.map((one) => (one === 'GET' ? 'GET, HEAD' : one)).join(', '));
      return answerRefusal(call, refusal('method-not-allowed', 'method-wrong', { method }));
    });
  }
  return routes;
}

/** `/api/x/{id}` as a route of Hono: `/api/x/:id`. */
function routeOf({ path }: Endpoint): string {
  return path.replace(/\{(\w+)\}/g, ':$1');
}

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
export async function readAsked(motel: Motel, endpoint: Endpoint, call: Context): Promise<Asked<Endpoint>> {
  const key = isKeyed(endpoint) ? readIdempotencyKey(call.req.raw.headers) : undefined;
  const mayLackKey = endpoint.right === 'guest' || endpoint.right === 'visitor';
  if (isKeyed(endpoint) && key === undefined && !mayLackKey)
    refuse('malformed', 'key-missing', { header: IDEMPOTENCY_KEY });
  const query = endpoint.query && readByContract(motel, endpoint.query, call.req.query());
  if (query?.success === false) refuse('malformed', 'form-unexpected');
  const body = endpoint.body && (await readJson(motel, call.req.raw, endpoint.body));
  return {
    parts: call.req.param(),
    query: query?.data as undefined,
    body: body as undefined,
    key,
    call,
  };
}

/** Reads a body by its contract. Refused unless it is JSON of that shape whose characters can all be stored. */
async function readJson<Schema extends z.$ZodType>(
  motel: Motel,
  request: Request,
  schema: Schema,
): Promise<z.output<Schema>> {
  if (!/^application\/json\s*(;|$)/i.test(request.headers.get('content-type') ?? ''))
    refuse('unsupported-media-type', 'json-missing');
  const text = await request.text();
  let json: unknown;
  try {
    json = parseStorableJson(text);
  } catch {
    refuse('malformed', 'json-invalid');
  }
  const read = readByContract(motel, schema, json);
  if (read.success) return read.data;

  const issues = read.error.issues.map(({ path, message }) => ({
    field: path.join('.'),
    rule: 'contract',
    message,
  }));
  throw new RefusedError({ code: 'malformed', reason: 'form-unexpected', issues });
}

const VISIBLE = /^[\x21-\x7e]{1,255}$/;

/** The browser's name for the draft, if the request has one: 1 to 255 visible characters. */
export function readIdempotencyKey(headers: Headers): string | undefined {
  const key = headers.get(IDEMPOTENCY_KEY);
  if (key === null) return undefined;
  if (VISIBLE.test(key)) return key;
  refuse('malformed', 'key-invalid', { header: IDEMPOTENCY_KEY });
}

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

export function answerRefusal(context: Context, refusal: Refusal): Response {
  const status = STATUS[refusal.code];
  context.header('cache-control', 'no-store');
  if (status === 401) context.header('www-authenticate', 'Bearer');
  const { retryAfter } = refusal;
  if (retryAfter !== undefined) context.header('retry-after', `${retryAfter}`);
  return context.json(problemOf(context.get('words'), refusal), status);
}

/** Any cache may store the answer but must revalidate it, so that a price is never stale. */
export const REVALIDATED = 'public, no-cache';

export function answerUncached(context: Context, answer: object): Response {
  context.header('cache-control', 'no-store');
  return context.json(answer);
}
