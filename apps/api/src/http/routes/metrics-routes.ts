import { createHash, timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';
import { refuse } from '../../use-cases/outcome.ts';
import { answerProblem } from '../answer-outcome.ts';

export interface MetricsDoor {
  /** Whoever knows it may look. */
  readonly token: string;
  readonly contentType: string;
  render(): Promise<string>;
}

/** `/metrics`, for a Prometheus that sends the token. */
export function metricsRoutes({ token, contentType, render }: MetricsDoor): Hono {
  const expected = digestOf(token);
  return new Hono().get('/metrics', async (call) => {
    const [, given = ''] = /^Bearer +(\S+)$/i.exec(call.req.header('authorization') ?? '') ?? [];
    if (!timingSafeEqual(digestOf(given), expected)) return answerProblem(call, NOT_KNOWN.problem);
    return call.body(await render(), 200, { 'content-type': contentType, 'cache-control': 'no-store' });
  });
}

/** Equally long whatever was sent, so that nothing can be learned from how long comparing takes. */
function digestOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

const NOT_KNOWN = refuse('unauthenticated', 'The metrics are shown to those who send METRICS_TOKEN.');
