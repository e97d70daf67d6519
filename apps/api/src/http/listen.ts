import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';

/** The port belongs to somebody else. */
export class PortInUseError extends Error {
  override name = 'PortInUseError';
}

export interface Listener {
  /** The one that was asked for, or the free one that was found. */
  readonly port: number;
  /** No new requests; those that have begun get a while to finish. */
  close(): Promise<void>;
}

const SECOND = 1000;
/** Slow clients hold nothing up for longer. */
const REQUEST_TIMEOUT = 30 * SECOND;
/** Longer than proxies keep theirs: who closes first loses requests that are on their way. */
const IDLE_CONNECTION = 75 * SECOND;
const LONGEST_FAREWELL = 10 * SECOND;

/** @throws PortInUseError */
export async function listen(
  host: string,
  port: number,
  answer: Parameters<typeof getRequestListener>[0],
): Promise<Listener> {
  const server = createServer(
    { requestTimeout: REQUEST_TIMEOUT, headersTimeout: REQUEST_TIMEOUT, keepAliveTimeout: IDLE_CONNECTION },
    getRequestListener(answer),
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

  async function close(): Promise<void> {
    const closed = once(server, 'close');
    server.close();
    const impatience = setTimeout(() => server.closeAllConnections(), LONGEST_FAREWELL);
    // A connection that was busy is idle once it is answered.
    const sweep = setInterval(() => server.closeIdleConnections(), SECOND / 4);
    await closed.finally(() => {
      clearTimeout(impatience);
      clearInterval(sweep);
    });
  }
  // A TCP server has a port, not a path.
  const { port: listening } = server.address() as AddressInfo;
  return { port: listening, close };
}
