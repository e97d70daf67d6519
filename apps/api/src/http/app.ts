import { createHash, timingSafeEqual } from 'node:crypto';
import { DESK_CALLS, type Endpoint } from '@motel/api-client/desk-contracts';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { getPath } from 'hono/utils/url';
import { type DatabaseProbe, isUnavailable, type SchemaWatch } from '../db/index.ts';
import type { Health } from '../health/index.ts';
import { refusal, refusalForNow } from '../shared/outcome.ts';
import { answerRefusal } from './calls.ts';
import { deskRoutes } from './desk/desk-routes.ts';
import { docsRoutes } from './docs/docs-routes.ts';
import { guestRoutes } from './guest/guest-routes.ts';
import type { HttpServices } from './http-context.ts';
import { paceRequests } from './pace-requests.ts';
import { recordRequests } from './record-requests.ts';
import { bindingsOf, hasTwoHosts, isRead, isUnfinished } from './request/incoming-request.ts';
import { answerErrorPage } from './site/error-page.ts';
import { type PreviewedContent, spokenCalls } from './site/preview-routes.ts';
import { securityHeaders } from './site/security-headers.ts';

const UNCACHED = { 'cache-control': 'no-store' };

const MAX_BYTES = 64 * 1024;
/** Characters, the site's origin among them; the longest address of a guest, a stay with every count, has some 250. */
const MAX_ADDRESS = 2048;
const TOO_LONG = '/address-too-long';

interface AppOptions {
  readonly context: HttpServices;
  readonly publicUrl: string;
  readonly isDatabaseUp: DatabaseProbe;
  readonly metrics?: MetricsEndpoint | undefined;
  /** The embedded checkout's, mounted at the root before the site. */
  readonly checkoutPages?: Hono | undefined;
  readonly previewed: PreviewedContent;
  isStopping(): boolean;
}

/** All HTTP routes but the site's own, which must be mounted last. */
export function createApp(options: AppOptions): Hono {
  const { context, publicUrl, metrics, checkoutPages } = options;
  const { schema } = context;
  // Nothing reads a longer address, not even the router.
  const app = new Hono({
    getPath: (request) => (request.url.length > MAX_ADDRESS ? TOO_LONG : getPath(request)),
  });
  app.use(async (call, next) => {
    call.set('words', context.shown.words());
    await next();
  });
  app.use(paceRequests(context), recordRequests(context), securityHeaders(publicUrl, context.hstsSubdomains));
  app.use(async (call, next) =>
    hasTwoHosts(bindingsOf(call).incoming) ? answerRefusal(call, TWO_HOSTS) : next(),
  );
  // No name of ours contains a NUL, and the database cannot compare it.
  app.use(async (call, next) => (call.req.url.includes('%00') ? answerRefusal(call, UNUSABLE) : next()));
  // The calls that only read have no body: looking for one takes time.
  app.use((call, next) => (isRead(call.req) ? next() : limitOf(call)(call, next)));

  app.all(TOO_LONG, (call) => answerRefusal(call, ADDRESS_TOO_LONG));
  app.route('/', healthRoutes(options.isDatabaseUp, options.isStopping, context));
  if (metrics !== undefined) app.route('/', metricsRoutes(metrics));
  // Another process serves, of the version that has migrated the database: nothing was done here.
  app.use(async (call, next) => {
    if (schema.misfit() === undefined) return next();
    const isPage = call.req.method === 'GET' && call.req.header('accept')?.includes('text/html');
    return isPage ? answerErrorPage(call, 503) : answerRefusal(call, UPDATED);
  });
  app.use('/api/*', guestsOnly(spokenCalls(context.shown, options.previewed)));
  app.route('/', guestRoutes(context, publicUrl));
  app.route('/', deskRoutes(context, publicUrl));
  app.route('/', docsRoutes(context.shown));
  app.all('/api/*', (call) => answerRefusal(call, NO_SUCH_CALL));
  if (checkoutPages !== undefined) app.route('/', checkoutPages);

  app.notFound((call) => answerRefusal(call, NO_SUCH_CALL));
  app.onError(async (error, call) => {
    if (isUnfinished(call)) return answerRefusal(call, refusal('malformed', 'request-unfinished'));
    const entry = { err: error, requestId: call.get('requestId') };
    if (isUnavailable(error)) {
      context.logger.error(entry, 'The database was not available');
      return answerRefusal(call, refusalForNow('unavailable', 'database-unreachable', 5));
    }
    if ((await schema.look()) !== undefined) return answerRefusal(call, UPDATED);
    context.logger.error(entry, 'A request failed');
    return answerRefusal(call, refusal('internal', 'request-failed'));
  });
  return app;
}

/** The desk speaks English. */
function guestsOnly(handler: MiddlewareHandler): MiddlewareHandler {
  return (call, next) => (call.req.path.startsWith('/api/desk/') ? next() : handler(call, next));
}

/** A body's limit, larger for some calls. One of unknown length is read before any right is asked: the usual one. */
function limitOf({ req }: Context): MiddlewareHandler {
  const saysLength =
    req.header('content-length') !== undefined && req.header('transfer-encoding') === undefined;
  return (saysLength ? LIMITS.get(req.path) : undefined) ?? USUAL_LIMIT;
}

const USUAL_LIMIT = bodiesOf(MAX_BYTES);
const LIMITS = new Map(
  Object.values<Endpoint>(DESK_CALLS).flatMap(({ path, mostBytes }) =>
    mostBytes === undefined ? [] : [[path as string, bodiesOf(mostBytes)] as const],
  ),
);

function bodiesOf(maxSize: number): MiddlewareHandler {
  const tooLarge = refusal('too-large', 'body-too-large', { kilobytes: maxSize / 1024 });
  return bodyLimit({ maxSize, onError: (call) => answerRefusal(call, tooLarge) });
}

const TWO_HOSTS = refusal('malformed', 'hosts-two');
const UPDATED = refusalForNow('unavailable', 'version-updated', 5);
const ADDRESS_TOO_LONG = refusal('address-too-long', 'address-too-long');
const UNUSABLE = refusal('malformed', 'address-unusable');
const NO_SUCH_CALL = refusal('not-found', 'address-unknown');

/** `/healthz`: it answers. `/readyz`: with its database, and not stopping; troubles of the machine do not count. */
function healthRoutes(
  isDatabaseUp: DatabaseProbe,
  isStopping: () => boolean,
  { health, schema }: { health: Health; schema: SchemaWatch },
): Hono {
  const routes = new Hono();
  routes.get('/healthz', (call) => call.json({ status: 'ok' }, 200, UNCACHED));
  routes.get('/readyz', async (call) => {
    if (isStopping()) return call.json({ status: 'stopping' }, 503, UNCACHED);
    if (!(await isDatabaseUp())) return call.json({ status: 'no database' }, 503, UNCACHED);
    const misfit = schema.misfit();
    if (misfit !== undefined) return call.json({ status: misfit }, 503, UNCACHED);
    // Pages and bookings go on all the same, and other processes share its troubles.
    const { troubles } = health.latest();
    return call.json({ status: 'ready', ...(troubles.length > 0 && { troubles }) }, 200, UNCACHED);
  });
  return routes;
}

interface MetricsEndpoint {
  readonly token: string;
  readonly contentType: string;
  render(): Promise<string>;
}

function metricsRoutes({ token, contentType, render }: MetricsEndpoint): Hono {
  const expected = digestOf(token);
  return new Hono().get('/metrics', async (call) => {
    const [, given = ''] = /^Bearer +(\S+)$/i.exec(call.req.header('authorization') ?? '') ?? [];
    if (!timingSafeEqual(digestOf(given), expected))
      return answerRefusal(call, refusal('unauthenticated', 'metrics-locked'));
    return call.body(await render(), 200, { 'content-type': contentType, 'cache-control': 'no-store' });
  });
}

/** Always of the same length, so that the time of the comparison reveals nothing. */
function digestOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
