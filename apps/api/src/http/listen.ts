import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, type Socket, Server as TcpServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { networksOf, openShares } from '../limits/index.ts';

export class PortInUseError extends Error {
  override name = 'PortInUseError';
}

export type Listener = Awaited<ReturnType<typeof listen>>;

const SECOND = 1000;
/** Ends the requests of slow clients. */
const REQUEST_TIMEOUT = 30 * SECOND;
/** Longer than nginx's minute and Caddy's two: if this side closed first, a request on its way would be lost. */
const IDLE_TIMEOUT = 130 * SECOND;
/** Ends a connection whose client reads nothing of its answer; longer than any request takes. */
const UNREAD_TIMEOUT = 60 * SECOND;
/** More than the guests of a motel open; each may keep one answer in memory. */
const MAX_CONNECTIONS = 1000;
/** Of a proxy, which opens one for each request beside others: those that are refused at once must not keep others out. */
const MAX_OF_PROXIES = 4000;
/** Of them one customer's, where clients connect without a proxy: a house full of guests may share an address. */
const MAX_OF_CUSTOMER = 300;
/** Requests of one connection that wait for their turn. Browsers and proxies send none before they have the answer. */
const MAX_PIPELINED = 10;
/** As long as a browser waits for an answer. */
const CLOSE_TIMEOUT = 20 * SECOND;
const DRAIN_TIME = SECOND;

/** Requests that wait on a connection for the answer before theirs. */
const waiting = new WeakMap<Socket, (() => void)[]>();

/** Answers the requests of a connection one after another, so that it keeps no more than one answer in memory. */
function inTurn(socket: Socket, response: ServerResponse, answer: () => void): void {
  // One of too many: those behind it are parsed all the same.
  if (socket.destroyed) return;
  const line = waiting.get(socket);
  response.once('close', () => {
    if (socket.destroyed) return;
    const next = waiting.get(socket)?.shift();
    if (next === undefined) waiting.delete(socket);
    else next();
  });
  if (line === undefined) {
    waiting.set(socket, []);
    answer();
  } else if (line.push(answer) > MAX_PIPELINED) socket.destroy();
}

interface ListenOptions {
  /** With one or more, every connection is a proxy's own, and none is refused for its address. @default 0 */
  readonly trustedProxies?: number;
  /** Answers before the framework, where it can, and says whether it has. */
  readonly answerKept?: (request: IncomingMessage, response: ServerResponse) => Promise<boolean> | undefined;
}

/** @throws PortInUseError */
export async function listen(
  host: string,
  port: number,
  answer: Parameters<typeof getRequestListener>[0],
  { trustedProxies = 0, answerKept = () => undefined }: ListenOptions = {},
) {
  let isDraining = false;
  const listener = getRequestListener(answer);
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    if (!(await answerKept(request, response))) await listener(request, response);
  };
  const server = createServer(
    { requestTimeout: REQUEST_TIMEOUT, headersTimeout: REQUEST_TIMEOUT, keepAliveTimeout: IDLE_TIMEOUT },
    (request, response) => {
      inTurn(request.socket, response, () => {
        if (isDraining) response.setHeader('connection', 'close');
        void respond(request, response);
      });
    },
  );
  server.timeout = UNREAD_TIMEOUT;
  server.maxConnections = trustedProxies > 0 ? MAX_OF_PROXIES : MAX_CONNECTIONS;
  await openPort(server, host, port);
  const closed = once(server, 'close');
  const sockets = sharedSockets(server, trustedProxies);

  /** Browsers open connections ahead of need. HTTP's own sweep takes one that never carried a request for a busy one. */
  function closeUnused(): void {
    server.closeIdleConnections();
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
  }

  function stopListening(): void {
    if (isDraining) return;
    isDraining = true;
    // Closes the listening socket only: HTTP's own close would also end connections whose next request is on its way.
    TcpServer.prototype.close.call(server);
  }

  /** Accepts no more connections; open ones carry one more request for a second, so that none is lost on its way. */
  async function drain(): Promise<void> {
    stopListening();
    await Promise.race([closed, delay(DRAIN_TIME, undefined, { ref: false })]);
  }

  /** Accepts no more requests; running ones have 20 seconds to finish. */
  async function close(): Promise<void> {
    stopListening();
    const timeout = setTimeout(() => server.closeAllConnections(), CLOSE_TIMEOUT);
    // A connection that was busy is idle once it is answered.
    const sweep = setInterval(closeUnused, SECOND / 4);
    closeUnused();
    await closed.finally(() => {
      clearTimeout(timeout);
      clearInterval(sweep);
    });
    // Ends HTTP's timer for slow requests, which would keep the closed server and all behind it in memory.
    server.close();
  }
  // The configured one, or the free one that the system chose; a TCP server has no path.
  const { port: listening } = server.address() as AddressInfo;
  return { port: listening, drain, close };
}

async function openPort(server: Server, host: string, port: number): Promise<void> {
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')
      throw new PortInUseError(`Port ${port} at ${host} is in use by another program.`);
    throw error;
  }
}

/** The open connections; one that a customer has too many of is closed at once. */
function sharedSockets(server: Server, trustedProxies: number): ReadonlySet<Socket> {
  const sockets = new Set<Socket>();
  const openFrom = openShares(MAX_OF_CUSTOMER);
  server.on('connection', (socket) => {
    const leave = trustedProxies > 0 ? () => {} : openFrom(networksOf(socket.remoteAddress ?? ''));
    if (leave === undefined) {
      socket.destroy();
      return;
    }
    sockets.add(socket);
    socket.once('close', () => {
      sockets.delete(socket);
      leave();
    });
  });
  return sockets;
}
