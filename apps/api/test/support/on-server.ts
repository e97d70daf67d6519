import { randomUUID } from 'node:crypto';
import { Socket } from 'node:net';
import pg from 'pg';

const kept = new Map<string, Promise<pg.Client>>();

/**
 * Runs commands on a Postgres server, outside all databases that tests copy or drop. This process keeps one connection for
 * them: a new one costs the machine more than the commands do.
 */
export async function onServer(server: string, ...commands: readonly string[]): Promise<void> {
  const connection = kept.get(server) ?? connect(server);
  kept.set(server, connection);
  const client = await connection;
  for (const command of commands) await client.query(command);
}

async function connect(server: string): Promise<pg.Client> {
  // It keeps no process alive.
  const stream = () => new Socket().unref();
  const client = new pg.Client({ connectionString: `${server}/postgres`, stream });
  // The server may stop first, or start again.
  client.on('error', () => undefined).on('end', () => kept.delete(server));
  await client.connect();
  return client;
}

/** Copies a database of the server to a new one. @param settings of the new one */
export async function copyDatabase(
  server: string,
  template: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<{ url: string; remove(): Promise<void> }> {
  const name = `motel_${randomUUID().replaceAll('-', '')}`;
  await onServer(
    server,
    // The default strategy writes every page of the template to the log as well.
    `create database ${name} template ${template} strategy file_copy`,
    ...Object.entries(settings).map(
      ([setting, value]) => `alter database ${name} set ${setting} to '${value}'`,
    ),
  );
  return {
    url: `${server}/${name}`,
    remove: () => onServer(server, `drop database ${name} with (force)`),
  };
}
