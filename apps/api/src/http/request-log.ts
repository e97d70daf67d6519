import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { Logger } from 'pino';

/** Routes that machines request every few seconds. */
const ROUTINE = ['/healthz', '/readyz', '/metrics'];

/** Logs every request without personal data: the route and not its values, never a body or a token. */
export function requestLog(logger: Logger): MiddlewareHandler {
  return async (call, next) => {
    const began = performance.now();
    await next();
    const { status } = call.res;
    const entry = {
      requestId: call.get('requestId'),
      method: call.req.method,
      route: routePath(call),
      status,
      milliseconds: Math.round(performance.now() - began),
    };
    logger[levelOf(entry)](entry, 'request');
  };
}

function levelOf({ status, route }: { readonly status: number; readonly route: string }) {
  if (status >= 500) return 'warn';
  return status < 400 && ROUTINE.includes(route) ? 'debug' : 'info';
}
