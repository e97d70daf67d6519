import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, type Socket, Server as TcpServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';

/** Another program listens on the port. */
export class PortInUseError extends Error {
  override name = 'PortInUseError';
}

export interface Listener {
  /** The configured one, or the free one that the system chose. */
  readonly port: number;
  /**
   * Accepts no more connections. For a second each open connection may carry one more request, and closes with its
   * answer, so that no client loses a request that is on its way.
   */
  drain(): Promise<void>;
  /** Accepts no more requests; running ones have 20 seconds to finish. */
  close(): Promise<void>;
}

const SECOND = 1000;
/** Ends the requests of slow clients. */
const REQUEST_TIMEOUT = 30 * SECOND;
/** Longer than nginx's minute and Caddy's two: if this side closed first, a request on its way would be lost. */
const IDLE_TIMEOUT = 130 * SECOND;
/** As long as a browser waits for an answer. */
const CLOSE_TIMEOUT = 20 * SECOND;
const DRAIN_TIME = SECOND;

/** @throws PortInUseError */
export async function listen(
  host: string,
  port: number,
  answer: Parameters<typeof getRequestListener>[0],
): Promise<Listener> {
  let isDraining = false;
  const listener = getRequestListener(answer);
  const server = createServer(
    { requestTimeout: REQUEST_TIMEOUT, headersTimeout: REQUEST_TIMEOUT, keepAliveTimeout: IDLE_TIMEOUT },
    (request, response) => {
      if (isDraining) response.setHeader('connection', 'close');
      return listener(request, response);
    },
  );
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
      throw new PortInUseError(`Port ${port} at ${host} is in use by another program.`);
    }
    throw error;
  }

  const closed = once(server, 'close');
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });

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

  async function drain(): Promise<void> {
    stopListening();
    await Promise.race([closed, delay(DRAIN_TIME, undefined, { ref: false })]);
  }

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
  }
  // A TCP server has a port, not a path.
  const { port: listening } = server.address() as AddressInfo;
  return { port: listening, drain, close };
}
