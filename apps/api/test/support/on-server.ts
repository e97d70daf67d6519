import pg from 'pg';

/** Runs commands on a Postgres server, outside all databases that tests copy or drop. */
export async function onServer(server: string, ...commands: readonly string[]): Promise<void> {
  const client = new pg.Client(`${server}/postgres`);
  await client.connect();
  for (const command of commands) await client.query(command);
  await client.end();
}
