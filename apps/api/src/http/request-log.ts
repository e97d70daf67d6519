import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { Logger } from 'pino';

/**
 * Tells of every request, without personal data: the route and not its values, never a body or a token.
 */
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
    logger[status >= 500 ? 'warn' : 'info'](entry, 'request');
  };
}
