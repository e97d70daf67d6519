import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';

export { copyDatabase, onServer } from './on-server.ts';

/** A Postgres server in a separate process, which ends with the process that started it. */
export interface PostgresServer {
  /** `postgres://user:password@folder:port`, of its socket. */
  readonly url: string;
  /** Restarts the server: every connection breaks, committed rows remain. */
  restart(): Promise<void>;
  /** Kills the server during its work and lets it recover. */
  crash(): Promise<void>;
  stop(): Promise<void>;
}

/** The folder of the server's socket, where there is one: a query takes a third less of the machine than by an address. */
const HOST = process.platform === 'win32' ? '127.0.0.1' : encodeURIComponent('/tmp');

/**
 * Starts a Postgres server.
 * @param folder for its data, created and removed here; root starts the server as another user, who needs access to it
 * @param fsync whether it waits for the disk, like the server of a real motel
 */
export async function startPostgres(folder: string, fsync: 'on' | 'off' = 'off'): Promise<PostgresServer> {
  const port = await freePort();
  const program = fileURLToPath(new URL('postgres-process.ts', import.meta.url));
  const child = fork(program, [folder, String(port), fsync], { execArgv: [] });
  const ended = once(child, 'exit');
  const started = async () => {
    const [outcome] = await Promise.race([once(child, 'message'), ended]);
    if (outcome !== 'started') throw new Error(`The Postgres server of the tests did not start: ${outcome}`);
  };
  await started();
  const endBy = async (end: 'restart' | 'crash') => {
    const isBack = started();
    child.send(end);
    await isBack;
  };
  return {
    url: `postgres://motel:motel@${HOST}:${port}`,
    restart: () => endBy('restart'),
    crash: () => endBy('crash'),
    stop: async () => {
      child.disconnect();
      await ended;
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (typeof address !== 'object' || address === null) throw new Error('No free port');
  return address.port;
}
