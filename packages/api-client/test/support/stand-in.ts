import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Received {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: unknown;
}

export type Answer = (response: ServerResponse) => void;

export function json(status: number, body: unknown, headers: Record<string, string> = {}): Answer {
  return (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(JSON.stringify(body));
  };
}

export function text(status: number, body: string): Answer {
  return (response) => {
    response.writeHead(status, { 'content-type': 'text/html' });
    response.end(body);
  };
}

/** The connection breaks before there is an answer. */
export const hangUp: Answer = (response) => void response.socket?.destroy();

/** The connection breaks in the middle of the answer. */
export const hangUpHalfWay: Answer = (response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
  response.write('{"bookings":', () => response.socket?.destroy());
};

/** No answer, for as long as the client waits. */
export const silence: Answer = () => {};

/** The answer begins and never continues. */
export const stall: Answer = (response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.write('{"bookings":');
};

export interface StandIn {
  readonly url: string;
  readonly received: readonly Received[];
  /** Resolves when the client has closed a connection before the answer. */
  readonly abandoned: Promise<unknown>;
}

/** A real server on this machine that gives these answers in turn, and repeats the last one. */
export async function standIn(...answers: readonly Answer[]): Promise<StandIn> {
  const received: Received[] = [];
  const { promise: abandoned, resolve: abandon } = Promise.withResolvers<void>();
  const server = createServer(async (request, response) => {
    response.on('close', () => response.writableEnded || abandon());
    received.push({
      method: request.method ?? '',
      path: request.url ?? '',
      headers: request.headers,
      body: await bodyOf(request),
    });
    answers[Math.min(received.length, answers.length) - 1]?.(response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, received, abandoned };
}

/** An address on this machine at which no server listens. */
export async function nobody(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return `http://127.0.0.1:${port}`;
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  let body = '';
  for await (const chunk of request) body += chunk;
  return body === '' ? undefined : JSON.parse(body);
}
