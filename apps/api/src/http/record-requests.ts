import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { AnsweredRequest } from '../shared/meter.ts';
import type { HttpServices } from './http-context.ts';
import { clientNetwork } from './request/client-address.ts';
import { presetHeaders } from './request/incoming-request.ts';

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

/** A request and its answer, without personal data. */
interface Recorded extends Omit<AnsweredRequest, 'seconds'> {
  /** By `performance.now()`. */
  readonly began: number;
  readonly requestId: string;
  /** The id that the client gave it. */
  readonly brought: string | undefined;
  readonly client: string | undefined;
  readonly number?: string | undefined;
  readonly person?: string | undefined;
}

/** Logs requests without personal data: routes, no bodies or tokens, hashes of the day. Counts those of the network. */
export function requestRecorder({ logger, meter, logHash }: HttpServices) {
  return ({ began, requestId, brought, client, number, person, ...answered }: Recorded): void => {
    const milliseconds = performance.now() - began;
    if (client !== undefined) meter.request({ ...answered, seconds: milliseconds / 1000 });
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

export function recordRequests(services: HttpServices): MiddlewareHandler {
  const { logHash, trustedProxies } = services;
  const record = requestRecorder(services);
  return async (call, next) => {
    const requestId = crypto.randomUUID();
    call.set('requestId', requestId);
    presetHeaders(call, { 'x-request-id': requestId });
    const network = clientNetwork(call, trustedProxies);
    const client = network && logHash(network);
    call.set('client', client);
    const began = performance.now();
    await next();
    const { number, person } = call.var;
    const brought = call.req.header('x-request-id');
    const answered = { method: call.req.method, route: routePath(call), status: call.res.status };
    record({ began, requestId, brought, client, number, person, ...answered });
  };
}

function levelOf({ status, route }: { readonly status: number; readonly route: string }) {
  if (status >= 500) return 'warn';
  return status < 400 && ROUTINE.includes(route) ? 'debug' : 'info';
}
