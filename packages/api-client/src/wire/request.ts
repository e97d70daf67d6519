import ky, { isHTTPError, type Options, type ResponsePromise, type RetryOptions } from 'ky';
import type { Call } from './call.ts';
import { DEFAULT_RETRY, DEFAULT_TIMEOUT, type Wire } from './wire.ts';

/** Sends a call. Errors are ky's own. */
export function request(wire: Wire, call: Call): ResponsePromise {
  const options: Options = {
    method: call.method,
    headers: headersOf(wire, call),
    timeout: wire.timeout ?? DEFAULT_TIMEOUT,
    retry: retryOf(wire, call),
    ...(typeof call.path === 'string' && { prefix: wire.baseUrl ?? '' }),
    ...(call.query && { searchParams: { ...call.query } }),
    ...(call.body !== undefined && { json: call.body }),
    ...(call.signal && { signal: call.signal }),
    ...(wire.fetch && { fetch: wire.fetch }),
  };
  return ky(call.path, options);
}

/** Milliseconds: longer than a write may take. */
const AFTER_WRITE = 30_000;
const lastWrites = new WeakMap<Wire, number>();

/** After its own write, a client asks for the newest answer: another process of the server may have kept an older one. */
function isAfterWrite(wire: Wire, { method }: Call): boolean {
  if (method === 'POST') lastWrites.set(wire, Date.now());
  return method === 'GET' && Date.now() - (lastWrites.get(wire) ?? 0) < AFTER_WRITE;
}

function headersOf(wire: Wire, call: Call): Record<string, string> {
  const token = call.isPersonal ? wire.token?.() : undefined;
  return {
    accept: 'application/json',
    ...(wire.language !== undefined && { 'accept-language': wire.language }),
    ...(isAfterWrite(wire, call) && { 'cache-control': 'no-cache' }),
    ...call.headers,
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  };
}

const NOT_READY = [502, 503, 504];

function retryOf(wire: Wire, { method, repeat = 'never' }: Call): RetryOptions {
  const { limit, delay } = wire.retry ?? DEFAULT_RETRY;
  if (repeat === 'never') return { limit: 0 };
  if (repeat === 'keyed') {
    return { limit: Math.min(limit, 1), methods: [method], statusCodes: [], delay };
  }
  return {
    limit,
    methods: [method],
    statusCodes: NOT_READY,
    delay,
    // When the server names a time, the guest sees the error at once instead of waiting for a retry.
    shouldRetry: ({ error }) =>
      isHTTPError(error) && error.response.headers.has('retry-after') ? false : undefined,
  };
}
