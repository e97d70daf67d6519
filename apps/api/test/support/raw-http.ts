import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export async function openSocket(origin: string): Promise<Socket> {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
}

/**
 * Sends bytes unchanged and reads until the server disconnects; the bytes must cause that.
 * @returns all received text
 */
export async function sayRaw(origin: string, bytes: string | Buffer): Promise<string> {
  const socket = await openSocket(origin);
  let heard = '';
  socket.on('data', (chunk) => {
    heard += chunk.toString('latin1');
  });
  const closed = once(socket, 'close');
  socket.write(bytes);
  await closed;
  return heard;
}

export function statusesIn(heard: string): number[] {
  return Array.from(heard.matchAll(/^HTTP\/1\.1 (\d{3}) /gm), ([, status]) => Number(status));
}
