import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A proxy between a client and a server that can imitate a network with total loss. */
export interface SilentProxy {
  readonly port: number;
  /** Counts the lost packets. */
  lost(): number;
  /** Drops all data without an error; new connections are accepted and get no response. */
  goSilent(): void;
  /** Forwards the data of new connections again; lost data remains lost. */
  speak(): void;
  close(): Promise<void>;
}

export async function silentProxy(target: { host: string; port: number }): Promise<SilentProxy> {
  let isSilent = false;
  let lost = 0;
  const lose = (socket: Socket) =>
    socket
      .unpipe()
      .on('data', () => {
        lost += 1;
      })
      .resume();
  const sockets = new Set<Socket>();
  const keep = (socket: Socket) => {
    sockets.add(socket.on('error', () => undefined).on('close', () => sockets.delete(socket)));
    return socket;
  };
  const server = createServer({ allowHalfOpen: true }, (near) => {
    keep(near);
    if (isSilent) {
      lose(near);
      return;
    }
    const far = keep(connect(target));
    near.pipe(far);
    far.pipe(near);
    near.on('close', () => far.destroy());
    far.on('close', () => !isSilent && near.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    lost: () => lost,
    goSilent() {
      isSilent = true;
      for (const socket of sockets) lose(socket);
    },
    speak() {
      isSilent = false;
    },
    async close() {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
