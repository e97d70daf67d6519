import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';

/** A Postgres server in a process of its own, which ends with the one that started it. */
export interface PostgresServer {
  /** `postgres://user:password@host:port`. */
  readonly url: string;
  /** Every connection breaks; what was committed is there afterwards. */
  restart(): Promise<void>;
  /** It dies in the midst of its work, and recovers. */
  crash(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * @param folder for its data, which is made and removed; root starts the server as another user, who must get there
 * @param fsync whether it waits for the disk, as one does that a motel trusts
 */
export async function startPostgres(folder: string, fsync: 'on' | 'off' = 'off'): Promise<PostgresServer> {
  const port = await freePort();
  const program = fileURLToPath(new URL('postgres-process.ts', import.meta.url));
  const child = fork(program, [folder, String(port), fsync], { execArgv: [] });
  const ended = once(child, 'exit');
  const started = async () => {
    const [outcome] = await Promise.race([once(child, 'message'), ended]);
    if (outcome !== 'started') throw new Error('The Postgres server of the tests did not start');
  };
  await started();
  const endBy = async (end: 'restart' | 'crash') => {
    const isBack = started();
    child.send(end);
    await isBack;
  };
  return {
    url: `postgres://motel:motel@127.0.0.1:${port}`,
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
