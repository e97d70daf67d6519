import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FolderInUseError, lockFolder } from '../../src/db/folder-lock.ts';
import { openFolder } from '../../src/db/open-folder.ts';

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'motel-folder-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

test('a process locks a folder until it releases it', async () => {
  const folder = await newFolder();
  const release = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(FolderInUseError);
  release();
  lockFolder(folder)();
});

test('an open database folder is locked until it is closed', async () => {
  const folder = await newFolder();
  const first = await openFolder(folder);
  await expect(openFolder(folder)).rejects.toThrow(`The folder ${folder} is in use by another process.`);
  await first.close();
  await (await openFolder(folder)).close();
});

test('only the owner can read the database’s files', async () => {
  const folder = await newFolder();
  await (await openFolder(folder)).close();
  const { mode } = await stat(join(folder, 'postgres'));
  expect(mode & 0o777).toBe(0o700);
});

test('a folder that cannot be opened as a database is unlocked again', async () => {
  const folder = await newFolder();
  await writeFile(join(folder, 'postgres'), 'not a folder');
  await expect(openFolder(folder)).rejects.toThrow();
  lockFolder(folder)();
});
