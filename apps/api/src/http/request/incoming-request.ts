import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

/** The request as it came over the network; `undefined` for the server's own, by which pages get their data. */
export function incomingRequest(call: Context): HttpBindings['incoming'] | undefined {
  const { incoming }: Partial<HttpBindings> = call.env ?? {};
  return incoming;
}

/**
 * Sets headers of the answer that it may set itself, too; where it is sent, so that no answer is copied for them. The server's
 * own requests have no use for them.
 */
export function presetHeaders(call: Context, headers: Readonly<Record<string, string>>): void {
  const { outgoing }: Partial<HttpBindings> = call.env ?? {};
  if (outgoing === undefined) return;
  for (const name in headers) outgoing.setHeader(name, headers[name] ?? '');
}

/** Whether a request only reads: it has no body of ours. */
export function isRead({ req: { method } }: Context): boolean {
  return method === 'GET' || method === 'HEAD';
}

/** Whether a request names more than one host: a proxy before this server may have believed the other one (RFC 9112). */
export function hasTwoHosts(call: Context): boolean {
  const { rawHeaders = [] } = incomingRequest(call) ?? {};
  return rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length > 1;
}

/** Whether the client disconnected during its request: no client waits for an answer, and nothing failed here. */
export function isUnfinished(call: Context): boolean {
  const incoming = incomingRequest(call);
  return incoming?.destroyed === true && !incoming.complete;
}
