import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, Server as TcpServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';

/** The port belongs to somebody else. */
export class PortInUseError extends Error {
  override name = 'PortInUseError';
}

export interface Listener {
  /** The one that was asked for, or the free one that was found. */
  readonly port: number;
  /**
   * Takes nobody new. Who is connected may ask once more in the next moment, and their connection ends with the answer:
   * they leave before the door is shut, rather than having it shut in their face.
   */
  sayGoodbye(): Promise<void>;
  /** No new requests; those that have begun get a while to finish. */
  close(): Promise<void>;
}

const SECOND = 1000;
/** Slow clients hold nothing up for longer. */
const REQUEST_TIMEOUT = 30 * SECOND;
/** Longer than proxies keep theirs, nginx one minute and Caddy two: who closes first loses requests that are on their way. */
const IDLE_CONNECTION = 130 * SECOND;
/** As long as a browser waits for an answer. */
const LONGEST_FAREWELL = 20 * SECOND;
const GOODBYE = SECOND;

/** @throws PortInUseError */
export async function listen(
  host: string,
  port: number,
  answer: Parameters<typeof getRequestListener>[0],
): Promise<Listener> {
  let isLeaving = false;
  const listener = getRequestListener(answer);
  const server = createServer(
    { requestTimeout: REQUEST_TIMEOUT, headersTimeout: REQUEST_TIMEOUT, keepAliveTimeout: IDLE_CONNECTION },
    (request, response) => {
      if (isLeaving) response.setHeader('connection', 'close');
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

  function stopListening(): void {
    if (isLeaving) return;
    isLeaving = true;
    // Only the listening itself: HTTP's own close would also end connections whose next request is on its way.
    TcpServer.prototype.close.call(server);
  }

  async function sayGoodbye(): Promise<void> {
    stopListening();
    await Promise.race([closed, delay(GOODBYE, undefined, { ref: false })]);
  }

  async function close(): Promise<void> {
    stopListening();
    const impatience = setTimeout(() => server.closeAllConnections(), LONGEST_FAREWELL);
    // A connection that was busy is idle once it is answered.
    const sweep = setInterval(() => server.closeIdleConnections(), SECOND / 4);
    server.closeIdleConnections();
    await closed.finally(() => {
      clearTimeout(impatience);
      clearInterval(sweep);
    });
  }
  // A TCP server has a port, not a path.
  const { port: listening } = server.address() as AddressInfo;
  return { port: listening, sayGoodbye, close };
}
