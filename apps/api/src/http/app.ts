import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { requestId } from 'hono/request-id';
import { isUnavailable } from '../db/database-error.ts';
import type { DatabaseProbe } from '../db/database-probe.ts';
import type { Context } from '../use-cases/context.ts';
import { refuse, refuseForNow } from '../use-cases/outcome.ts';
import { answerOutcome, answerProblem } from './answer-outcome.ts';
import { docsRoutes } from './docs/docs-routes.ts';
import { isUnfinished } from './request/unfinished-request.ts';
import { refuseUnusableAddress } from './request/usable-address.ts';
import { requestLog } from './request-log.ts';
import { requestMetrics } from './request-metrics.ts';
import { authRoutes } from './routes/auth-routes.ts';
import { feedbackRoutes } from './routes/feedback-routes.ts';
import { healthRoutes } from './routes/health-routes.ts';
import { type MetricsDoor, metricsRoutes } from './routes/metrics-routes.ts';
import { otherMethods } from './routes/other-methods.ts';
import { paymentRoutes } from './routes/payment-routes.ts';
import { propertyRoutes } from './routes/property-routes.ts';
import { securityHeaders } from './site/security-headers.ts';

const MOST_BYTES = 64 * 1024;

export interface AppOptions {
  readonly context: Context;
  /** The site's origin as guests reach it. */
  readonly publicUrl: string;
  readonly isDatabaseUp: DatabaseProbe;
  /** Left out where nobody may look. */
  readonly metrics?: MetricsDoor | undefined;
  /** The embedded checkout's, mounted at the root before the site. */
  readonly checkoutPages?: Hono | undefined;
  isStopping(): boolean;
}

/** Everything that is answered over HTTP but the site itself, which is mounted last. */
export function createApp({
  context,
  publicUrl,
  isDatabaseUp,
  metrics,
  checkoutPages,
  isStopping,
}: AppOptions): Hono {
  const app = new Hono();
  app.use(requestId(), requestLog(context.logger), requestMetrics(context.meter));
  app.use(securityHeaders(publicUrl), refuseUnusableAddress);
  app.use(bodyLimit({ maxSize: MOST_BYTES, onError: (call) => answerProblem(call, TOO_LARGE.problem) }));

  app.route('/', healthRoutes(isDatabaseUp, isStopping));
  if (metrics !== undefined) app.route('/', metricsRoutes(metrics));
  app.route('/', authRoutes(context));
  app.route('/', propertyRoutes(context, publicUrl));
  app.route('/', paymentRoutes(context, publicUrl));
  app.route('/', feedbackRoutes(context));
  app.route('/', docsRoutes());
  app.route('/', otherMethods());
  app.all('/api/*', (call) => answerProblem(call, NO_SUCH_CALL.problem));
  if (checkoutPages !== undefined) app.route('/', checkoutPages);

  app.notFound((call) => answerProblem(call, NO_SUCH_CALL.problem));
  app.onError((error, call) => {
    if (isUnfinished(call)) return answerProblem(call, UNFINISHED.problem);
    if (isUnavailable(error)) {
      context.logger.error(
        { err: error, requestId: call.get('requestId') },
        'The database was not available',
      );
      return answerOutcome(call, UNAVAILABLE);
    }
    context.logger.error({ err: error, requestId: call.get('requestId') }, 'A request failed');
    return answerProblem(call, FAILED.problem);
  });
  return app;
}

const TOO_LARGE = refuse('too-large', 'The request is too large: at most 64 kB.');
const NO_SUCH_CALL = refuse('not-found', 'There is nothing at this address.');
const UNFINISHED = refuse('malformed', 'The request ended before it was complete.');
const UNAVAILABLE = refuseForNow(
  'unavailable',
  'Our books are out of reach for a moment. Please try again, or call us.',
  5,
);
const FAILED = refuse('internal', 'Something went wrong on our side. Please try again in a moment.');
