import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { Logger } from 'pino';
import type { Meter } from '../shared/meter.ts';
import { incomingRequest } from './request/incoming-request.ts';

/** Routes that machines request every few seconds. */
const ROUTINE = ['/healthz', '/readyz', '/metrics'];

/**
 * Logs every request without personal data: the route and not its values, never a body or a token. Counts those from
 * the network, and not the server's own.
 */
export function recordRequests(logger: Logger, meter: Meter): MiddlewareHandler {
  return async (call, next) => {
    const began = performance.now();
    await next();
    const milliseconds = performance.now() - began;
    const answered = { method: call.req.method, route: routePath(call), status: call.res.status };
    if (incomingRequest(call) !== undefined) meter.request({ ...answered, seconds: milliseconds / 1000 });
    const entry = { requestId: call.get('requestId'), ...answered, milliseconds: Math.round(milliseconds) };
    logger[levelOf(answered)](entry, 'request');
  };
}

function levelOf({ status, route }: { readonly status: number; readonly route: string }) {
  if (status >= 500) return 'warn';
  return status < 400 && ROUTINE.includes(route) ? 'debug' : 'info';
}
