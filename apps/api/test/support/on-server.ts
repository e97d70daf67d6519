import { Socket } from 'node:net';
import pg from 'pg';

/** Runs commands on a Postgres server, outside all databases that tests copy or drop. */
export async function onServer(server: string, ...commands: readonly string[]): Promise<void> {
  const client = new pg.Client(`${server}/postgres`);
  await client.connect();
  for (const command of commands) await client.query(command);
  await client.end();
}

const kept = new Map<string, Promise<pg.Client>>();

/**
 * The same for a server that runs until this process ends, by one connection: a new one costs the machine more than the
 * commands do.
 */
export async function onLastingServer(server: string, ...commands: readonly string[]): Promise<void> {
  const connection = kept.get(server) ?? connect(server);
  kept.set(server, connection);
  const client = await connection;
  for (const command of commands) await client.query(command);
}

async function connect(server: string): Promise<pg.Client> {
  // It keeps no process alive.
  const client = new pg.Client({
    connectionString: `${server}/postgres`,
    stream: () => new Socket().unref(),
  });
  // The server may stop first.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}
