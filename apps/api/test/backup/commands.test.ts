import { execFile } from 'node:child_process';
import { readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { motel as own } from '@motel/content/testing';
import { runHere } from '../start/program.ts';
import { CHILD_ENV, CHILD_FLAGS } from '../support/child-env.ts';
import { prepareFolder, prepareServer } from '../support/databases.ts';
import { ROOMS, signInGuest } from '../support/test-booking.ts';
import { openMotelAt } from '../support/test-motel.ts';
import { testFolder } from './backup-of.ts';
import { stayAfter } from './busy-motel.ts';
import { wholeDatabase, wholeDatabaseAt } from './whole-database.ts';

const programOf = (command: 'backup' | 'restore') =>
  new URL(`../../src/backup/${command}-command.ts`, import.meta.url).pathname;

/** As a process of its own. */
async function run(command: 'backup' | 'restore', env: NodeJS.ProcessEnv, ...args: string[]) {
  const options = { env: { ...CHILD_ENV, ...env } };
  return promisify(execFile)(process.execPath, [...CHILD_FLAGS, programOf(command), ...args], options).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    ({ code, stderr }) => ({ code, said: stderr }),
  );
}

test('the documented commands move a motel from its folder to a server', async () => {
  const { folder, remove } = await prepareFolder();
  onTestFinished(remove);
  const motel = await openMotelAt({ folder }, { dataDir: folder });
  const guest = await signInGuest(motel);
  await guest.book(stayAfter(0), ROOMS.many);
  const backups = await testFolder();
  const first = join(backups, 'first.backup');

  // The motel is running, and guests book.
  const env = { DATA_DIR: folder };
  const [made, { status }] = await Promise.all([
    run('backup', env, first),
    guest.book(stayAfter(30), ROOMS.many),
  ]);
  expect(made).toMatchObject({ code: 0 });
  const counts =
    /^ as of 2026-11-20T\d\d:\d\d:\d\dZ: [12] bookings?, \d+ rows in \d+ tables\nfrom the folder/;
  expect(made.said.startsWith(own.name)).toBe(true);
  expect(made.said.slice(own.name.length)).toMatch(counts);
  expect(status).toBe(200);
  expect((await stat(first)).mode & 0o777).toBe(0o600);
  expect(
    (await readdir(folder)).filter((name) => name.endsWith('.spool')),
    'the folder is empty',
  ).toEqual([]);
  expect(await run('restore', env, first, '--replace')).toEqual({
    code: 1,
    said: `Nothing was restored, and nothing has changed: The folder ${folder} is in use by another process. Stop the motel that is running there.\n`,
  });

  const open = join(backups, 'open');
  expect(await runHere(programOf('backup'), env, '--open', open)).toMatchObject({ code: 0 });
  expect(await readdir(open)).toEqual(
    expect.arrayContaining(['README.md', 'content', 'stays.csv', 'stays.json']),
  );
  expect((await runHere(programOf('backup'), env, '--open', open)).said).toContain('is not empty');
  await rm(open, { recursive: true });
  const everything = await wholeDatabase(motel.db);
  await motel.close();
  expect(await run('backup', env, backups)).toMatchObject({ code: 0 });
  const last = (await readdir(backups)).find((name) => name !== 'first.backup')!;
  const server = await prepareServer();
  onTestFinished(server.remove);
  const { url } = server;
  const restored = await run('restore', { DATABASE_URL: url }, join(backups, last));
  expect(restored).toMatchObject({ code: 0 });
  expect(restored.said).toContain('is restored to the Postgres server of DATABASE_URL');
  expect(await wholeDatabaseAt(server.place)).toEqual(everything);
  const again = await runHere(programOf('restore'), { DATABASE_URL: url }, first);
  expect(again.said).toContain('holds 2 bookings');
});

describe('a wrong command prints a sentence and creates nothing', () => {
  test.each([
    ['backup', [], 'say where to, a new file or a folder'],
    ['backup', ['new.backup'], 'there is no motel in '],
    ['restore', [], 'say which backup'],
    ['restore', ['none.backup'], 'There is no file none.backup.'],
    ['restore', ['--force', 'some.backup'], '--force'],
  ] as const)('%s %j', async (command, args, sentence) => {
    const folder = join(await testFolder(), 'nobody');
    const { code, said } = await runHere(programOf(command), { DATA_DIR: folder }, ...args);
    expect(code).toBe(1);
    expect(said).toContain(sentence);
    await expect(stat(folder)).rejects.toThrow('ENOENT');
  });

  test('an unreachable database is reported without its password', async () => {
    const folder = await testFolder();
    await writeFile(join(folder, 'motel.backup'), '');
    const env = { DATABASE_URL: 'postgres://nobody:secret@127.0.0.1:1/none' };
    const { code, said } = await runHere(programOf('backup'), env, folder);
    expect(code).toBe(1);
    expect(said).toContain('The database cannot be reached');
    expect(said).not.toContain('secret');
  });
});
