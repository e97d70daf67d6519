import { createHash, timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';
import { refuse } from '../shared/outcome.ts';
import { answerRefusal } from './answer-outcome.ts';

export interface MetricsEndpoint {
  /** The bearer token of clients that may read the metrics. */
  readonly token: string;
  readonly contentType: string;
  render(): Promise<string>;
}

/** `/metrics`, for a Prometheus that sends the token. */
export function metricsRoutes({ token, contentType, render }: MetricsEndpoint): Hono {
  const expected = digestOf(token);
  return new Hono().get('/metrics', async (call) => {
    const [, given = ''] = /^Bearer +(\S+)$/i.exec(call.req.header('authorization') ?? '') ?? [];
    if (!timingSafeEqual(digestOf(given), expected))
      return answerRefusal(call, refuse('unauthenticated', 'metrics-locked'));
    return call.body(await render(), 200, { 'content-type': contentType, 'cache-control': 'no-store' });
  });
}

/** Always of the same length, so that the time of the comparison reveals nothing. */
function digestOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
