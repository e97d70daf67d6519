import { mkdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onServer } from '../../test/support/on-server.ts';
import { startPostgres } from '../../test/support/postgres-server.ts';

/** Starts a server for a benchmark, with a folder; both go when the benchmark ends. */
export async function openBenchServer() {
  // Root starts the server as another user, who needs access to the folder.
  const folder = join(tmpdir(), `motel-bench-${process.pid}`);
  await mkdir(folder);
  const { url, stop } = await startPostgres(join(folder, 'server'), 'on');
  return {
    folder,
    url,
    /** Makes an empty database. @returns its address */
    async create(name: string): Promise<string> {
      await onServer(url, `create database ${name}`);
      return `${url}/${name}`;
    },
    async [Symbol.asyncDispose]() {
      await stop();
      await rm(folder, { recursive: true });
    },
  };
}
