import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { HttpServices } from './http-context.ts';
import { clientNetwork } from './request/client-address.ts';
import { incomingRequest, presetHeaders } from './request/incoming-request.ts';

/** Routes that machines request every few seconds. */
const ROUTINE = ['/healthz', '/readyz', '/metrics'];
const LONGEST_ID = 40;

declare module 'hono' {
  interface ContextVariableMap {
    requestId: string;
    /** The guest's mobile number, where the request or its session names one. */
    number: string | undefined;
    /** The id of the person at the desk, where the request has their session. */
    person: string | undefined;
    /** The client's address, as the log names it. */
    client: string | undefined;
  }
}

/**
 * Logs every request without personal data: the route and not its values, never a body or a token, and address and
 * number as hashes of the day. Counts those from the network, and not the server's own.
 */
export function recordRequests({ logger, meter, logHash, trustedProxies }: HttpServices): MiddlewareHandler {
  return async (call, next) => {
    const requestId = crypto.randomUUID();
    call.set('requestId', requestId);
    presetHeaders(call, { 'x-request-id': requestId });
    const network = clientNetwork(call, trustedProxies);
    const client = network && logHash(network);
    call.set('client', client);
    const began = performance.now();
    await next();
    const milliseconds = performance.now() - began;
    const answered = { method: call.req.method, route: routePath(call), status: call.res.status };
    if (incomingRequest(call) !== undefined) meter.request({ ...answered, seconds: milliseconds / 1000 });
    const [number, person] = [call.get('number'), call.get('person')];
    const brought = call.req.header('x-request-id');
    const entry = {
      requestId,
      ...(brought && { clientRequestId: brought.replace(/[^\w-]/g, '').slice(0, LONGEST_ID) }),
      ...(client && { client }),
      ...(number && { guest: logHash(number) }),
      ...(person && { person }),
      ...answered,
      milliseconds: Math.round(milliseconds),
    };
    logger[levelOf(answered)](entry, 'request');
  };
}

function levelOf({ status, route }: { readonly status: number; readonly route: string }) {
  if (status >= 500) return 'warn';
  return status < 400 && ROUTINE.includes(route) ? 'debug' : 'info';
}
