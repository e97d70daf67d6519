import { execFile } from 'node:child_process';
import { chmod, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { runHere, startProgram } from '../start/program.ts';
import { CHILD_ENV, CHILD_FLAGS } from '../support/child-env.ts';
import { prepareFolder } from '../support/databases.ts';
import { openMotelAt } from '../support/test-motel.ts';
import { signInStaff } from '../support/test-staff.ts';

const SOURCES = new URL('../../src/', import.meta.url).pathname;
const MAIN = join(SOURCES, 'desk-commands/main.ts');

/** As a process of its own, which must end well. */
async function desk(dataDir: string, ...argv: string[]) {
  const env = { ...CHILD_ENV, DATA_DIR: dataDir };
  return promisify(execFile)(process.execPath, [...CHILD_FLAGS, MAIN, ...argv], { env });
}

test('the desk works with a running motel, in its folder, and without it', { timeout: 120_000 }, async () => {
  const { folder, remove } = await prepareFolder();
  onTestFinished(remove);
  // The file that a killed motel leaves.
  await writeFile(join(folder, 'desk.sock'), '');
  const motel = await openMotelAt({ folder }, { dataDir: folder });
  const { mode } = await stat(join(folder, 'desk.sock'));
  expect(mode & 0o022, 'for its owner only').toBe(0);

  const invited = await desk(folder, 'invite', 'name=Wren Arcand', 'role=clerk');
  expect(invited.stdout).toContain('/desk/join#');
  const owner = await signInStaff(motel, 'owner');
  const { seen, groups } = (await owner.call('sitePart', { query: { name: 'pictures.yaml' } })).body;
  const changes = [{ path: groups[0].fields[0].path, value: 'A door with a light above it' }];
  const edit = { name: 'pictures.yaml', seen, changes };
  expect((await owner.call('editSitePart', { body: edit })).status).toBe(200);
  await motel.close();

  await desk(folder, 'publishSite');
  const { said } = await runHere(MAIN, { DATA_DIR: folder }, 'sitePart', 'name=pictures.yaml');
  // The published content, not the folder's.
  expect(JSON.parse(said).pictures[0].alt).toBe('A door with a light above it');
});

test('its folder, socket, database and backups are for the owner at any umask', {
  timeout: 240_000,
}, async () => {
  const parent = await mkdtemp(join(tmpdir(), 'motel-umask-'));
  onTestFinished(() => rm(parent, { recursive: true }));
  await chmod(parent, 0o777);
  const dataDir = join(parent, 'data');
  // Programs inherit it.
  const umask = process.umask(0);
  onTestFinished(() => void process.umask(umask));
  const { child, ended, opened } = startProgram({ DATA_DIR: dataDir });
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  await opened();
  const backup = [join(SOURCES, 'backup/backup-command.ts'), join(parent, 'motel.backup')];
  const env = { ...CHILD_ENV, DATA_DIR: dataDir };
  await promisify(execFile)(process.execPath, [...CHILD_FLAGS, ...backup], { env });

  expect(await readdir(dataDir)).toEqual(expect.arrayContaining(['desk.sock', 'in-use.lock', 'postgres']));
  const made = ['motel.backup', 'data', ...(await readdir(dataDir)).map((name) => `data/${name}`)];
  for (const name of made) {
    const { mode } = await stat(join(parent, name));
    expect({ name, others: mode & 0o077 }).toEqual({ name, others: 0 });
  }
});

test('the desk creates no motel in a folder without one', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'motel-nowhere-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  expect(await runHere(MAIN, { DATA_DIR: folder }, 'tonight')).toEqual({
    code: 1,
    said: `There is no motel in ${folder}: the desk needs the motel's own DATA_DIR or DATABASE_URL.\n`,
  });
  expect(await readdir(folder)).toEqual([]);
});

test('a motel opens in a folder whose path is too long for the socket', async () => {
  const parent = await mkdtemp(join(tmpdir(), `motel-${'long-'.repeat(20)}`));
  onTestFinished(() => rm(parent, { recursive: true }));
  const { folder, remove } = await prepareFolder();
  onTestFinished(remove);
  const motel = await openMotelAt({ folder }, { dataDir: parent });
  expect(motel.log.join('')).toContain('too long for `npm run desk`');
  await motel.close();
});
