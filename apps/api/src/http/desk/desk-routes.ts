import { createHash } from 'node:crypto';
import { TOUCHED } from '@motel/api-client/contracts';
import { DESK_CALLS, type DeskCall, type DeskCallName, mayDo } from '@motel/api-client/desk-contracts';
import type { Context, Hono } from 'hono';
import { type DoorCall, deskCalls } from '../../desk/index.ts';
import { shownNow } from '../../shared/motel-context.ts';
import { refuse } from '../../shared/outcome.ts';
import { type AtDesk, findSession, isKnownBrowser } from '../../staff/index.ts';
import { answerUncached, readAsked, routesOf } from '../calls.ts';
import type { HttpServices } from '../http-context.ts';
import { clientAddress, returnOrigin } from '../request/client-address.ts';
import { deskCookie } from './desk-cookie.ts';
import { type AskedInBrowser, type DeskHttpContext, doorHandlers } from './door-handlers.ts';

/** The front desk's calls, each behind its right (decision 061). */
export function deskRoutes(httpServices: HttpServices, publicUrl: string): Hono {
  const services = { ...httpServices, publicUrl, cookie: deskCookie(publicUrl) };
  return routesOf<DeskCallName, DeskCall>(DESK_CALLS, async (name, desk, call) => {
    const context = shownNow(services);
    const asked = await readCall(context, desk, call);
    const answer = await answerOf(context, name, asked);
    return desk.method === 'GET' ? answerFresh(call, answer) : answerUncached(call, answer as object);
  });
}

function answerOf(context: DeskHttpContext, name: DeskCallName, asked: AskedInBrowser<DeskCall>) {
  if (name in doorHandlers) {
    const handle = doorHandlers[name as DoorCall] as AnyUseCase;
    return handle(context, asked);
  }
  const useCase = deskCalls[name as keyof typeof deskCalls] as AnyUseCase;
  const { parts, query, body, atDesk, key = '', call } = asked;
  // All that was asked, and where, belongs to its key.
  const by = { ...atDesk, key, request: [call.req.path, body], secret: context.cookie.read(call) ?? '' };
  return useCase(
    context,
    { ...(query as object | undefined), ...(body as object | undefined), ...parts },
    by,
  );
}

type AnyUseCase = (...given: unknown[]) => Promise<unknown>;

async function readCall(context: DeskHttpContext, desk: DeskCall, call: Context) {
  const { headers } = call.req.raw;
  const origin = returnOrigin(headers, context.publicUrl);
  // The cookie is sent by this site alone (SameSite); a request of another one is refused, too.
  if (desk.method === 'POST' && !isOwn(headers, origin)) refuse('forbidden', 'desk-foreign-request');
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
  await context.limits.take(limit);
  checkRight(desk, atDesk);
  const asked = await readAsked(context.motel, desk, call);
  return { ...asked, atDesk: atDesk as AtDesk, address, browser, origin };
}

async function knownBrowser(context: DeskHttpContext, call: Context): Promise<string | undefined> {
  const hash = context.cookie.readBrowser(call);
  return hash !== undefined && (await isKnownBrowser(context, hash)) ? hash : undefined;
}

function isOwn(headers: Headers, origin: string): boolean {
  const site = headers.get('sec-fetch-site');
  return headers.get('origin') === origin && (site === null || site === 'same-origin');
}

function checkRight({ right }: DeskCall, atDesk: AtDesk | undefined): void {
  if (right === 'visitor') return;
  if (atDesk === undefined) refuse('unauthenticated', 'desk-signed-out');
  if (!mayDo(atDesk.person, right)) refuse('forbidden', 'desk-not-yours', { right });
}

/** Answers a reading, or 304 when the desk has it already: it asks every few seconds. */
function answerFresh(call: Context, answer: unknown): Response {
  const body = JSON.stringify(answer);
  const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  call.header('cache-control', 'no-store');
  call.header('etag', tag);
  if (call.req.header('if-none-match') === tag) return call.body(null, 304);
  return call.body(body, 200, { 'content-type': 'application/json' });
}
