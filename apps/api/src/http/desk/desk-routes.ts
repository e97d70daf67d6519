import { createHash } from 'node:crypto';
import { IDEMPOTENCY_KEY, TOUCHED } from '@motel/api-client/contracts';
import { DESK_CALLS, type DeskCall, type DeskCallName } from '@motel/api-client/desk-contracts';
import { type Context, Hono } from 'hono';
import { safeParse } from 'zod/v4/core';
import { type Outcome, refuse, succeed } from '../../shared/outcome.ts';
import { type AtDesk, findSession, isKnownBrowser, mayDo } from '../../staff/index.ts';
import { answerOutcome, answerRefusal } from '../answer-outcome.ts';
import type { HttpContext } from '../http-context.ts';
import { clientAddress } from '../request/client-address.ts';
import { readIdempotencyKey } from '../request/idempotency-key.ts';
import { readJson } from '../request/read-json.ts';
import { returnOrigin } from '../request/return-origin.ts';
import { routeOf } from '../routes/endpoint-path.ts';
import { deskCookie } from './desk-cookie.ts';
import type { Asked, DeskHandler, DeskHttpContext } from './desk-handler.ts';
import { HANDLERS } from './handlers/index.ts';

/** The front desk's calls, each behind its right (decision 061). */
export function deskRoutes(httpContext: HttpContext, publicUrl: string): Hono {
  const context: DeskHttpContext = { ...httpContext, publicUrl, cookie: deskCookie(publicUrl) };
  const routes = new Hono();
  for (const name of Object.keys(DESK_CALLS) as DeskCallName[]) {
    const desk: DeskCall = DESK_CALLS[name];
    const handler = HANDLERS[name] as DeskHandler<DeskCall>;
    const path = routeOf(desk.path);
    routes.on(desk.method, path, async (call) => {
      const asked = await readCall(context, desk, call);
      if (!asked.ok) return answerRefusal(call, asked);
      const outcome = await handler(context, asked.value);
      return desk.method === 'GET'
        ? answerFresh(call, outcome)
        : answerOutcome(call, outcome as Outcome<object>);
    });
  }
  for (const [path, calls] of Map.groupBy(Object.values<DeskCall>(DESK_CALLS), ({ path }) => routeOf(path))) {
    const methods = calls.map(({ method }) => method);
    const [method = 'GET'] = methods;
    routes.all(path, (call) => {
      call.header('allow', methods.map((one) => (one === 'GET' ? 'GET, HEAD' : one)).join(', '));
      return answerRefusal(call, refuse('method-not-allowed', 'method-wrong', { method }));
    });
  }
  return routes;
}

/** Reads a request: by whom, from where, and what is asked. */
async function readCall(
  context: DeskHttpContext,
  desk: DeskCall,
  call: Context,
): Promise<Outcome<Asked<DeskCall>>> {
  const { headers } = call.req.raw;
  const origin = returnOrigin(headers, context.publicUrl);
  // The cookie is sent by this site alone (SameSite); a request of another one is refused, too.
  if (desk.method === 'POST' && !isOwn(headers, origin)) return refuse('forbidden', 'desk-foreign-request');
  const address = clientAddress(call, context.trustedProxies);
  const token = context.cookie.read(call);
  const isTouched = desk.method === 'POST' || headers.has(TOUCHED);
  const atDesk = token === undefined ? undefined : await findSession(context, token, isTouched);
  call.set('person', atDesk?.person.id);
  const browser = atDesk === undefined ? await knownBrowser(context, call) : undefined;
  // Readings of people at the desk are held by the pace of their client alone: their pages ask every few seconds.
  const limit =
    atDesk === undefined
      ? {
          'visits to the desk from an address': browser === undefined ? address : undefined,
          'visits to the desk of a browser': browser,
        }
      : { 'actions of a session at the desk': desk.method === 'POST' ? atDesk.sessionId : undefined };
  const allowed = await context.limits.take(limit);
  if (!allowed.ok) return allowed;
  const right = whyNot(desk, atDesk);
  if (!right.ok) return right;
  const key = readIdempotencyKey(headers);
  if (!key.ok) return key;
  if (desk.method === 'POST' && desk.right !== 'visitor' && key.value === undefined) {
    return refuse('malformed', 'key-missing', { header: IDEMPOTENCY_KEY });
  }
  const query = desk.query && safeParse(desk.query, call.req.query());
  if (query?.success === false) return refuse('malformed', 'form-unexpected');
  const body = desk.body && (await readJson(call.req.raw, desk.body));
  if (body?.ok === false) return body;
  return succeed({
    atDesk: atDesk as AtDesk,
    parts: call.req.param(),
    query: query?.data as undefined,
    body: body?.value as undefined,
    key: key.value ?? '',
    address,
    browser,
    origin,
    call,
  });
}

async function knownBrowser(context: DeskHttpContext, call: Context): Promise<string | undefined> {
  const hash = context.cookie.readBrowser(call);
  return hash !== undefined && (await isKnownBrowser(context, hash)) ? hash : undefined;
}

function isOwn(headers: Headers, origin: string): boolean {
  const site = headers.get('sec-fetch-site');
  return headers.get('origin') === origin && (site === null || site === 'same-origin');
}

function whyNot({ right }: DeskCall, atDesk: AtDesk | undefined): Outcome<undefined> {
  if (right === 'visitor') return succeed(undefined);
  if (atDesk === undefined) return refuse('unauthenticated', 'desk-signed-out');
  if (!mayDo(atDesk.person, right)) return refuse('forbidden', 'desk-not-yours', { right });
  return succeed(undefined);
}

/** Answers a reading, or 304 when the desk has it already: it asks every few seconds. */
function answerFresh(call: Context, outcome: Outcome<unknown>): Response {
  if (!outcome.ok) return answerRefusal(call, outcome);
  const body = JSON.stringify(outcome.value);
  const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  call.header('cache-control', 'no-store');
  call.header('etag', tag);
  if (call.req.header('if-none-match') === tag) return call.body(null, 304);
  return call.body(body, 200, { 'content-type': 'application/json' });
}
