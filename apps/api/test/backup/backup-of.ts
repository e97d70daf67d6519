import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { backupStream } from '../../src/backup/backup-file.ts';
import { type BackupSource, backupLines } from '../../src/backup/backup-lines.ts';
import { storeBackup } from '../../src/backup/store-backup.ts';
import type { Clock } from '../../src/shared/clock.ts';

/** Creates a folder and removes it after the test. */
export async function testFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'motel-backups-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

/** Makes a backup. @returns its file */
export async function backupOf(source: BackupSource, folder?: string): Promise<string> {
  return stored(backupLines(source), source.clock, folder);
}

/** Stores a backup with the given lines. @returns its file */
export async function stored(lines: AsyncIterable<string>, clock: Clock, folder?: string): Promise<string> {
  const options = { now: clock.now(), signal: new AbortController().signal };
  return (await storeBackup(backupStream(lines), folder ?? (await testFolder()), options)).file;
}

export async function textOf(backup: string): Promise<string> {
  return gunzipSync(await readFile(backup)).toString();
}

/** Writes a file with the given content beside the backup. @returns its path */
export async function besides(backup: string, content: string | Buffer): Promise<string> {
  const file = `${backup}-${createHash('sha256').update(content).digest('hex').slice(0, 16)}`;
  await writeFile(file, typeof content === 'string' ? gzipSync(content) : content);
  return file;
}

/** Changes lines of a backup and gives it the matching checksum. @returns the new file */
export async function forged(backup: string, change: (line: string) => string): Promise<string> {
  const lines = (await textOf(backup)).split('\n').slice(0, -2);
  const body = lines.map((line) => `${change(line)}\n`).join('');
  const sha256 = createHash('sha256').update(body).digest('hex');
  return besides(backup, `${body}${JSON.stringify({ sha256 })}\n`);
}

export async function withHeader(backup: string, other: Record<string, unknown>): Promise<string> {
  return forged(backup, (line) =>
    line.includes('"motel-backup"') ? JSON.stringify({ ...JSON.parse(line), ...other }) : line,
  );
}
