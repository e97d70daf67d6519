import { motel } from '@motel/content';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { getPath } from 'hono/utils/url';
import { type DatabaseProbe, isUnavailable } from '../db/index.ts';
import { refuse, refuseForNow } from '../shared/outcome.ts';
import { answerRefusal } from './answer-outcome.ts';
import { deskRoutes } from './desk/desk-routes.ts';
import { docsRoutes } from './docs/docs-routes.ts';
import { guestRoutes } from './guest/guest-routes.ts';
import { healthRoutes } from './health-routes.ts';
import type { HttpContext } from './http-context.ts';
import { type MetricsEndpoint, metricsRoutes } from './metrics-routes.ts';
import { paceRequests } from './pace-requests.ts';
import { recordRequests } from './record-requests.ts';
import { hasTwoHosts, isUnfinished } from './request/incoming-request.ts';
import { answerErrorPage } from './site/error-page.ts';
import { securityHeaders } from './site/security-headers.ts';

const MAX_BYTES = 64 * 1024;
/** Characters, the site's origin among them; the longest address of a guest, a stay with every count, has some 250. */
const MAX_ADDRESS = 2048;
const TOO_LONG = '/address-too-long';

interface AppOptions {
  readonly context: HttpContext;
  /** The site's origin as guests reach it. */
  readonly publicUrl: string;
  readonly isDatabaseUp: DatabaseProbe;
  /** Left out where there are no metrics. */
  readonly metrics?: MetricsEndpoint | undefined;
  /** The embedded checkout's, mounted at the root before the site. */
  readonly checkoutPages?: Hono | undefined;
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
  app.use(paceRequests(context), recordRequests(context), securityHeaders(publicUrl, context.hstsSubdomains));
  app.use(async (call, next) => (hasTwoHosts(call) ? answerRefusal(call, TWO_HOSTS) : next()));
  // No name of ours contains a NUL, and the database cannot compare it.
  app.use(async (call, next) => (call.req.url.includes('%00') ? answerRefusal(call, UNUSABLE) : next()));
  app.use(bodyLimit({ maxSize: MAX_BYTES, onError: (call) => answerRefusal(call, TOO_LARGE) }));

  app.all(TOO_LONG, (call) => answerRefusal(call, ADDRESS_TOO_LONG));
  app.route('/', healthRoutes(options.isDatabaseUp, options.isStopping, context));
  if (metrics !== undefined) app.route('/', metricsRoutes(metrics));
  // Another process serves, of the version that has migrated the database: nothing was done here.
  app.use(async (call, next) => {
    if (schema.misfit() === undefined) return next();
    const isPage = call.req.method === 'GET' && call.req.header('accept')?.includes('text/html');
    return isPage ? answerErrorPage(call, motel, 503) : answerRefusal(call, UPDATED);
  });
  app.route('/', guestRoutes(context, publicUrl));
  app.route('/', deskRoutes(context, publicUrl));
  app.route('/', docsRoutes());
  app.all('/api/*', (call) => answerRefusal(call, NO_SUCH_CALL));
  if (checkoutPages !== undefined) app.route('/', checkoutPages);

  app.notFound((call) => answerRefusal(call, NO_SUCH_CALL));
  app.onError(async (error, call) => {
    if (isUnfinished(call)) return answerRefusal(call, refuse('malformed', 'request-unfinished'));
    const entry = { err: error, requestId: call.get('requestId') };
    if (isUnavailable(error)) {
      context.logger.error(entry, 'The database was not available');
      return answerRefusal(call, refuseForNow('unavailable', 'database-unreachable', 5));
    }
    if ((await schema.look()) !== undefined) return answerRefusal(call, UPDATED);
    context.logger.error(entry, 'A request failed');
    return answerRefusal(call, refuse('internal', 'request-failed'));
  });
  return app;
}

const TWO_HOSTS = refuse('malformed', 'hosts-two');
const UPDATED = refuseForNow('unavailable', 'version-updated', 5);
const ADDRESS_TOO_LONG = refuse('address-too-long', 'address-too-long');
const TOO_LARGE = refuse('too-large', 'body-too-large');
const UNUSABLE = refuse('malformed', 'address-unusable');
const NO_SUCH_CALL = refuse('not-found', 'address-unknown');
