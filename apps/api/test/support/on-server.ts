import pg from 'pg';

/** Runs one command on a Postgres server, outside all databases that tests copy or drop. */
export async function onServer(server: string, command: string): Promise<void> {
  const client = new pg.Client(`${server}/postgres`);
  await client.connect();
  await client.query(command);
  await client.end();
}
