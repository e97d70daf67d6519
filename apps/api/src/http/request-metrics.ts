import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { Meter } from '../shared/meter.ts';

/** Counts every request from the network, and not the server's own, by which pages get their data. */
export function requestMetrics(meter: Meter): MiddlewareHandler {
  return async (call, next) => {
    const began = performance.now();
    await next();
    const { incoming }: Partial<HttpBindings> = call.env ?? {};
    if (incoming === undefined) return;
    const seconds = (performance.now() - began) / 1000;
    meter.request({ method: call.req.method, route: routePath(call), status: call.res.status, seconds });
  };
}
