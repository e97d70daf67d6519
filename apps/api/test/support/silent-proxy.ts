import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** Stands between a client and a server, and can be a network in which everything is lost. */
export interface SilentProxy {
  readonly port: number;
  /** How often something was sent that got lost. */
  lost(): number;
  /** From now on nothing that is sent arrives, and nobody is told; new connections are taken, and heard no more. */
  goSilent(): void;
  /** New connections work again; what was lost stays lost. */
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
