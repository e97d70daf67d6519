import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { requestId } from 'hono/request-id';
import { getPath } from 'hono/utils/url';
import type { DatabaseProbe } from '../db/index.ts';
import { isUnavailable } from '../db/index.ts';
import { refuse, refuseForNow } from '../shared/outcome.ts';
import { answerRefusal } from './answer-outcome.ts';
import { docsRoutes } from './docs/docs-routes.ts';
import type { HttpContext } from './http-context.ts';
import { isUnfinished } from './request/unfinished-request.ts';
import { refuseUnusableAddress } from './request/usable-address.ts';
import { requestLog } from './request-log.ts';
import { requestMetrics } from './request-metrics.ts';
import { authRoutes } from './routes/auth-routes.ts';
import { feedbackRoutes } from './routes/feedback-routes.ts';
import { healthRoutes } from './routes/health-routes.ts';
import { type MetricsEndpoint, metricsRoutes } from './routes/metrics-routes.ts';
import { otherMethods } from './routes/other-methods.ts';
import { paymentRoutes } from './routes/payment-routes.ts';
import { propertyRoutes } from './routes/property-routes.ts';
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
export function createApp({
  context,
  publicUrl,
  isDatabaseUp,
  metrics,
  checkoutPages,
  isStopping,
}: AppOptions): Hono {
  // Nothing reads a longer address, not even the router.
  const app = new Hono({
    getPath: (request) => (request.url.length > MAX_ADDRESS ? TOO_LONG : getPath(request)),
  });
  app.use(requestId(), requestLog(context.logger), requestMetrics(context.meter));
  app.use(securityHeaders(publicUrl), refuseUnusableAddress);
  app.use(bodyLimit({ maxSize: MAX_BYTES, onError: (call) => answerRefusal(call, TOO_LARGE) }));

  app.all(TOO_LONG, (call) => answerRefusal(call, ADDRESS_TOO_LONG));
  app.route('/', healthRoutes(isDatabaseUp, isStopping));
  if (metrics !== undefined) app.route('/', metricsRoutes(metrics));
  app.route('/', authRoutes(context));
  app.route('/', propertyRoutes(context, publicUrl));
  app.route('/', paymentRoutes(context, publicUrl));
  app.route('/', feedbackRoutes(context));
  app.route('/', docsRoutes());
  app.route('/', otherMethods());
  app.all('/api/*', (call) => answerRefusal(call, NO_SUCH_CALL));
  if (checkoutPages !== undefined) app.route('/', checkoutPages);

  app.notFound((call) => answerRefusal(call, NO_SUCH_CALL));
  app.onError((error, call) => {
    if (isUnfinished(call)) return answerRefusal(call, UNFINISHED);
    if (isUnavailable(error)) {
      context.logger.error(
        { err: error, requestId: call.get('requestId') },
        'The database was not available',
      );
      return answerRefusal(call, UNAVAILABLE);
    }
    context.logger.error({ err: error, requestId: call.get('requestId') }, 'A request failed');
    return answerRefusal(call, FAILED);
  });
  return app;
}

const ADDRESS_TOO_LONG = refuse('address-too-long', 'address-too-long');
const TOO_LARGE = refuse('too-large', 'body-too-large');
const NO_SUCH_CALL = refuse('not-found', 'address-unknown');
const UNFINISHED = refuse('malformed', 'request-unfinished');
const UNAVAILABLE = refuseForNow('unavailable', 'database-unreachable', 5);
const FAILED = refuse('internal', 'request-failed');
