import type { IncomingMessage } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

/** The request as it came over the network, and its answer; neither for the server's own, by which pages get their data. */
export function bindingsOf(call: Context): Partial<HttpBindings> {
  return call.env ?? {};
}

/** Sets headers where the answer is sent, so that it is not copied for them; the answer may set them itself, too. */
export function presetHeaders(call: Context, headers: Readonly<Record<string, string>>): void {
  const { outgoing } = bindingsOf(call);
  if (outgoing === undefined) return;
  for (const name in headers) outgoing.setHeader(name, headers[name] ?? '');
}

/** Whether a request only reads: it has no body of ours. */
export function isRead({ method }: { readonly method?: string | undefined }): boolean {
  return method === 'GET' || method === 'HEAD';
}

/** Whether a body follows, wanted or not. */
export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
}

/** Whether a request names more than one host: a proxy before this server may have believed the other one (RFC 9112). */
export function hasTwoHosts({ rawHeaders = [] }: Partial<IncomingMessage> = {}): boolean {
  const isHost = (name: string, at: number) => at % 2 === 0 && /^host$/i.test(name);
  return rawHeaders.filter(isHost).length > 1;
}

/** Whether the client disconnected during its request: no client waits for an answer, and nothing failed here. */
export function isUnfinished(call: Context): boolean {
  const { incoming } = bindingsOf(call);
  return incoming?.destroyed === true && !incoming.complete;
}
